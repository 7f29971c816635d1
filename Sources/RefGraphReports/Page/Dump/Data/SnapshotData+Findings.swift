internal import RefGraph

extension SnapshotData {
  /// How many references of one loop are told.
  private static let loopLimit = 24

  /// A sentence; for each reference of the loop its source, label, strength and target; how many are
  /// not told.
  mutating func row(of cycle: RetainCycle) -> PageValue {
    var loop: [PageValue] = []
    for reference in cycle.loop.prefix(Self.loopLimit) {
      loop.append(
        .numbers([
          excerpt.number(of: reference.source.id) ?? -1, number(of: reference.label),
          Int(reference.strength.rawValue), excerpt.number(of: reference.target.id) ?? -1,
        ])
      )
    }
    return .list([
      .number(number(of: report.title(of: cycle).folded().plainText())), .list(loop),
      .number(max(0, cycle.loop.count - Self.loopLimit)),
    ])
  }

  /// The cycle at the head, -1 where it is a single object; the objects of the head; how many objects
  /// hang behind it.
  func row(of leak: Leaks.Group) -> PageValue {
    let cycle = leak.cycle?.objects.first.flatMap(memberships.cycle) ?? -1
    let head = leak.head.prefix(ReferenceGroups.memberLimit).compactMap(excerpt.number)
    return .list([.number(cycle), .numbers(head), .number(leak.behind.count)])
  }
}
