/// A type as the model needs it: its superclass, its stored properties in order, and whether its
/// `deinit` has a body.
public struct ObjectType: Equatable, Sendable {
  /// What objects are made by: see ``OwnershipModel/make(_:name:kind:)``.
  public let name: String
  /// The name of the superclass; one that was not defined has no properties and no `deinit` body.
  public let superclass: String?
  /// The type's own stored properties, in declaration order.
  public let fields: [Field]
  /// Whether the model hands the type's `deinit` body to whoever drives it.
  public let hasDeinitBody: Bool

  /// A stored property.
  public struct Field: Equatable, Sendable {
    /// The label of the reference that the property holds.
    public let name: String
    /// What the declaration says: `weak var` and the like.
    public let strength: Strength

    /// A property that is strong where nothing is said.
    public init(_ name: String, _ strength: Strength = .strong) {
      self.name = name
      self.strength = strength
    }
  }

  /// A type that inherits nothing, stores nothing and has no `deinit` where nothing is said.
  public init(
    _ name: String,
    superclass: String? = nil,
    fields: [Field] = [],
    hasDeinitBody: Bool = false
  ) {
    self.name = name
    self.superclass = superclass
    self.fields = fields
    self.hasDeinitBody = hasDeinitBody
  }
}
