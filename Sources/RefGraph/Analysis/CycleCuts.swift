/// What cutting each reference of a leaked cycle's loop would release.
///
/// No root reaches a leaked cycle, so no reference outside of it is to blame: one of its own has to
/// change. Each cut is replayed under ARC. Where the cycle's component has a second loop, a cut may
/// release nothing at all.
///
/// ```swift
/// // page.onSave -> block    block.self -> page    page.image -> image    (no root)
/// CycleCuts(of: cycle, in: snapshot).cuts.map(\.released)  // [[block, page, image], [page, image, block]]
/// ```
public struct CycleCuts: Hashable, Sendable {
  /// The cuts, in the order of the loop.
  public let cuts: [Cut]

  /// One reference of the loop, and what its cut alone would release.
  public struct Cut: Hashable, Sendable {
    /// The reference that is cut.
    public let reference: Snapshot.Reference
    /// What is released, in the order of its deinitialisation.
    public let released: [ObjectID]
  }

  /// Replays the cuts. Linear in the snapshot, and for each reference of the loop in what its cut
  /// releases.
  public init(of cycle: RetainCycle, in snapshot: Snapshot) {
    var search = HoldingSearch(in: snapshot)
    self.init(of: cycle, in: snapshot, replayedBy: &search)
  }

  init(of cycle: RetainCycle, in snapshot: Snapshot, replayedBy search: inout HoldingSearch) {
    var cuts: [Cut] = []
    for reference in cycle.loop {
      let released = search.released(byCutting: reference)
      cuts.append(.init(reference: reference, released: released.map { snapshot.id(at: Int($0)) }))
    }
    self.cuts = cuts
  }

  /// The cut to speak of first: the one that releases the most of `objects`; among equals one that
  /// the app's own code holds, then a closure's capture, then one that is no element of a collection,
  /// then the last of the loop. `nil` where no cut releases any of them. Linear in what the cuts release.
  public func leading(for objects: some Sequence<ObjectID>) -> Cut? {
    let wanted = Set(objects)
    var best: Cut?
    var bestRank = (0, 0, 0, 0)
    for cut in cuts {
      let count = cut.released.count { wanted.contains($0) }
      let rank = (
        count, cut.reference.fact == nil ? 1 : 0, cut.reference.source.kind == .closure ? 1 : 0,
        cut.reference.label.hasSuffix("]") ? 0 : 1
      )
      if count > 0, rank >= bestRank {
        best = cut
        bestRank = rank
      }
    }
    return best
  }
}
