/// A type of the scenario's own: its superclass, its stored properties in order, what it does when
/// its framework calls it, and its methods.
public struct TypeDeclaration: Equatable, Sendable {
  public let name: String
  public let superclass: String?
  /// Stored properties in declaration order, which is the order of their release.
  public let fields: [Field]
  /// Bodies of callbacks, methods and `deinit`, in the order of the text.
  public let handlers: [Handler]
  public let location: SourceLocation

  /// `field NAME`, `field NAME weak`, `field NAME []`.
  public struct Field: Equatable, Sendable {
    public let name: String
    public let strength: Strength
    /// Whether the field is an array of elements.
    public let isArray: Bool
    public let location: SourceLocation
  }

  /// `on NAME … end`, with `self` bound to the object.
  public struct Handler: Equatable, Sendable {
    /// A callback of a framework verb, a method of the scenario's own, or `deinit`.
    public let name: String
    public let body: [Statement]
    public let location: SourceLocation
  }
}
