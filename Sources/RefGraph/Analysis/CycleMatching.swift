/// The cycles of two snapshots, matched by their objects.
///
/// No two cycles of one snapshot have the same objects. A balanced cycle matches too, but is no
/// finding, so it is neither new nor gone:
///
///     leaked or held   -         gone
///     -                leaked    new, and so is a held one
///     held             leaked    changed, and so is each other pair of statuses
struct CycleMatching {
  let new: [RetainCycle]
  let gone: [RetainCycle]
  let changes: [SnapshotDifference.CycleChange]

  /// Linear in the objects that are in cycles.
  init(from first: RetainCycles, to second: RetainCycles) {
    let before = Self.byObjects(first)
    let after = Self.byObjects(second)
    new = second.cycles.filter { before[Set($0.objects)] == nil }
    gone = first.cycles.filter { after[Set($0.objects)] == nil }
    changes = (second.cycles + second.balanced).compactMap { cycle in
      guard let match = before[Set(cycle.objects)], match.status != cycle.status else { return nil }
      return SnapshotDifference.CycleChange(before: match, after: cycle)
    }
  }

  private static func byObjects(_ cycles: RetainCycles) -> [Set<ObjectID>: RetainCycle] {
    Dictionary(
      (cycles.cycles + cycles.balanced).map { (Set($0.objects), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
