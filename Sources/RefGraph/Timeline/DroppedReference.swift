/// A strong reference that was let go of, and by what.
public struct DroppedReference: Sendable {
  /// The object that it kept alive.
  public let target: ObjectID
  /// Where it was.
  public let holder: Holder
  private let statement: Statement?

  /// Where a strong reference was.
  public enum Holder: Hashable, Sendable {
    /// A field of an object, or a capture.
    case field(of: ObjectID, label: String)
    /// A local of running code, by the title of its frame.
    case local(frame: String, label: String)
    /// The object was alive from outside.
    case root(label: String?)
  }

  /// The line of the scenario behind it: `pop nav`. Where an object was released, it is the line that
  /// led to that.
  public var line: String? { statement?.kind.line }

  /// Whether it was a root.
  public var isRoot: Bool { if case .root = holder { true } else { false } }

  init(_ drop: OwnershipModel.Drop, _ statement: Statement?, in model: OwnershipModel) {
    target = drop.target
    self.statement = statement
    switch drop.holder {
    case .field(let owner, let label):
      holder =
        model[owner].kind == .frame
        ? .local(frame: model[owner].type, label: String(label.prefix { $0 != "[" }))
        : .field(of: owner, label: label)
    case .root(let label): holder = .root(label: label)
    case .caller: preconditionFailure("what a caller lets go of is not put down")
    }
  }
}
