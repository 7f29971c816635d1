/// Owning references from a root to an object: the reason why the object is alive.
public struct RetainPath: Hashable, Sendable {
  /// What keeps the first object.
  public let root: Snapshot.Root
  /// The references from the root's object to ``target``, in order; empty where that is the root's
  /// object itself.
  public let references: [Snapshot.Reference]
  /// The object that is kept alive.
  public let target: ObjectID

  /// The objects on the path, from the root's to ``target``. Linear in its length.
  public func objects() -> [ObjectID] {
    [root.object] + references.map(\.target.id)
  }
}
