/// Everything that a report says of one snapshot, from work that is done once.
///
/// ```swift
/// let analysis = SnapshotAnalysis(of: snapshot)
/// for verdict in analysis.verdicts where verdict.kind != .released {
///   print(verdict.handle, verdict.kind.rawValue)
///   print(analysis.holdingReferences(of: verdict.object).leading()?.reference ?? "no single one")
/// }
/// ```
public struct SnapshotAnalysis: Sendable {
  /// What was analysed.
  public let snapshot: Snapshot
  /// Which objects are reached from roots of which lifetime.
  public let reachability: Reachability
  /// The verdict of each due object.
  public let verdicts: Verdicts
  /// The retain cycles, of due objects or not.
  public let cycles: RetainCycles
  /// The roots from which an owning path leads to a due object.
  public let owners: Owners
  /// All that is alive though no root reaches it.
  public let leaks: Leaks
  private let paths: RetainPaths

  /// Analyses a snapshot; conservative references count as owning. Linear, but for the search of
  /// loops, whose factor is bounded.
  public init(of snapshot: Snapshot) {
    let groundwork = Groundwork(of: snapshot)
    self.snapshot = snapshot
    reachability = groundwork.reachability
    paths = groundwork.paths
    cycles = groundwork.cycles
    verdicts = Verdicts(groundwork)
    leaks = Leaks(groundwork)
    owners = Owners(of: snapshot.due, in: snapshot, rows: groundwork.incoming)
  }

  /// The shortest path that keeps an object alive; `nil` where no root reaches it. Linear in the
  /// length of the path.
  public func retainPath(to object: ObjectID) -> RetainPath? {
    paths.path(to: object)
  }

  /// The last reference of ``retainPath(to:)``; what comes before it is the path to its source.
  /// `nil` for the object of a root, and where no root reaches the object. Constant time.
  public func lastReference(onPathTo object: ObjectID) -> Snapshot.Reference? {
    paths.lastReference(to: object)
  }

  /// The references on every owning path to an object, with what cutting each would do. Linear in
  /// the snapshot, so it is found for the objects that are asked for.
  public func holdingReferences(of object: ObjectID) -> HoldingReferences {
    HoldingReferences(of: object, in: snapshot)
  }

  /// The references to speak of first: those whose cuts release what is due. Linear, with a bounded
  /// factor.
  public func releasingCuts() -> ReleasingCuts { ReleasingCuts(of: self) }

  /// The roots from which an owning path leads to one object. Linear in what leads to it.
  public func owners(of object: ObjectID) -> Owners {
    Owners(of: CollectionOfOne(object), in: snapshot, rows: verdicts.incoming)
  }
}
