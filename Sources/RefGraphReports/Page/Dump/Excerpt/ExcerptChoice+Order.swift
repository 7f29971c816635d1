internal import RefGraph

extension ExcerptChoice {
  /// How many due objects, cycles, leaks and roots are taken for their own sake.
  private static let findingLimit = 400
  /// How many objects of one loop, or of one leak, are taken for its sake.
  private static let loopLimit = 24
  /// How many objects stand for a type.
  private static let exampleLimit = 3
  /// How many of a group are taken as neighbours while others wait.
  private static let fanLimit = 6

  /// What answers: the focus with its neighbours, due objects, cycles, leaks, each with its path, and
  /// the roots. None of them takes the room of all others.
  mutating func chooseEssentials(focus: ObjectID?) {
    if let focus {
      takeWithPath(focus)
      takeNeighbours(of: focus, fan: ReferenceGroups.memberLimit)
    }
    for object in snapshot.due.prefix(Self.findingLimit) where sixthsTaken < 2 {
      takeWithPath(object)
    }
    for object in (analysis.owners.permanent + analysis.owners.temporary).prefix(Self.findingLimit)
    { take(object) }
    for cycle in analysis.cycles.cycles.prefix(Self.findingLimit) where sixthsTaken < 3 {
      for reference in cycle.loop.prefix(Self.loopLimit) { take(reference.source.id) }
      if let first = cycle.objects.first { takeWithPath(first) }
    }
    for group in analysis.leaks.groups.prefix(Self.findingLimit) where sixthsTaken < 4 {
      for object in group.head.prefix(Self.loopLimit) { take(object) }
      for object in group.behind.prefix(Self.exampleLimit) { take(object) }
    }
    for root in snapshot.roots.prefix(Self.findingLimit) where sixthsTaken < 5 {
      take(root.object)
    }
  }

  /// Some objects of each type that is among the largest by number or by bytes, with their paths.
  mutating func chooseExamples() {
    guard !isFull else { return }
    let tally = SnapshotTally(of: snapshot)
    let types = Set((tally.mostFrequentTypes() + tally.heaviestTypes()).map(\.name))
    var counts: [String: Int] = [:]
    for object in snapshot.objects where types.contains(object.type) {
      let count = counts[object.type, default: 0]
      guard count < Self.exampleLimit else { continue }
      counts[object.type] = count + 1
      takeWithPath(object.id)
    }
  }

  /// What refers to the objects taken so far, and what they refer to, and so on outwards.
  mutating func chooseNeighbours() {
    var next = 0
    while next < entries.count, !isFull {
      takeNeighbours(of: entries[next].object.id, fan: Self.fanLimit)
      next += 1
    }
  }

  /// Whatever there is still room for, in the order of the snapshot.
  mutating func chooseRest() {
    for object in snapshot.objects {
      guard !isFull else { return }
      take(object.id)
    }
  }

  /// The due objects that are gone, and the focus if it is.
  func released(focus: ObjectID?) -> [Snapshot.ReleasedObject] {
    let wanted = Set(snapshot.due).union(focus.map { [$0] } ?? [])
    return Array(snapshot.released.filter { wanted.contains($0.id) }.prefix(Self.findingLimit))
  }

  private mutating func takeNeighbours(of object: ObjectID, fan: Int) {
    guard let number = numbers[object] else { return }
    let entry = entries[number]
    for group in entry.incoming.groups + entry.outgoing.groups {
      for other in group.others.prefix(fan) { take(other) }
    }
  }
}
