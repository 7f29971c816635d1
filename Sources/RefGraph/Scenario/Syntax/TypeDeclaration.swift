/// A type of the scenario's own: its superclass, its stored properties in order, what it does when
/// its framework calls it, and its methods.
public struct TypeDeclaration: Equatable, Sendable {
  /// The type as the text writes it, with generics and dots.
  public let name: String
  /// The type that it inherits from, declared or not; `nil` where the text names none.
  public let superclass: String?
  /// Stored properties in declaration order, which is the order of their release.
  public let fields: [Field]
  /// Bodies of callbacks, methods and `deinit`, in the order of the text.
  public let handlers: [Handler]
  /// Where the line of the type begins.
  public let location: SourceLocation

  /// `field NAME`, `field NAME weak`, `field NAME[]`, `field NAME = VALUE`.
  public struct Field: Equatable, Sendable {
    /// The name that places follow after a dot.
    public let name: String
    /// How the field bears on what it refers to.
    public let strength: Strength
    /// Whether the field is an array of elements.
    public let isArray: Bool
    /// The value that the field holds at first, of a field for values; `nil` of one for references.
    public let initialValue: String?
    /// Where the line of the field begins.
    public let location: SourceLocation

    /// A field for references.
    init(name: String, strength: Strength, isArray: Bool, location: SourceLocation) {
      self.name = name
      self.strength = strength
      self.isArray = isArray
      self.location = location
      initialValue = nil
    }

    /// A field for values.
    init(name: String, initialValue: String, location: SourceLocation) {
      self.name = name
      self.location = location
      self.initialValue = initialValue
      (strength, isArray) = (.strong, false)
    }
  }

  /// `on NAME … end`, with `self` bound to the object.
  public struct Handler: Equatable, Sendable {
    /// A callback of a framework verb, a method of the scenario's own, or `deinit`.
    public let name: String
    /// What is played when the handler is called.
    public let body: [Statement]
    /// Where the line of the handler begins.
    public let location: SourceLocation
  }
}
