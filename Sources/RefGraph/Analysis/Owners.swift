/// The roots from which an owning path leads to one of some objects.
///
/// A root whose own object is among them counts. An object that several roots keep is listed once
/// for each lifetime, in the order of the roots.
///
/// ```swift
/// // root runLoop permanent    root pool temporary    runLoop.timers -> timer    timer.target -> page
/// Owners(of: [page], in: snapshot).permanent  // [runLoop]
/// ```
public struct Owners: Hashable, Sendable {
  /// The objects of permanent roots.
  public let permanent: [ObjectID]
  /// The objects of temporary roots.
  public let temporary: [ObjectID]

  /// Searches backward from the objects; those that the snapshot does not hold have no owners.
  /// Linear.
  public init(
    of objects: some Sequence<ObjectID>,
    in snapshot: Snapshot,
    owning: OwningStrengths = .strongAndConservative
  ) {
    let incoming = IncomingReferences(of: snapshot)
    self.init(of: objects, in: snapshot, rows: OwningIncomingRows(incoming, owning))
  }

  init(of objects: some Sequence<ObjectID>, in snapshot: Snapshot, rows: some ReferenceRows) {
    let leading = Reached(from: objects.compactMap { snapshot.index(of: $0) }, along: rows)
    func owners(_ lifetime: RootLifetime) -> [ObjectID] {
      var known: Set<Int> = []
      return snapshot.rootNodes(lifetime)
        .filter { leading[$0] && known.insert($0).inserted }
        .map { snapshot.id(at: $0) }
    }
    permanent = owners(.permanent)
    temporary = owners(.temporary)
  }
}
