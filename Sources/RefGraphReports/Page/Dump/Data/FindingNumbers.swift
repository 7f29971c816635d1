internal import RefGraph

/// Which cycle and which leak the objects of a page are in. Linear in all cycles and leaks.
struct FindingNumbers: Sendable {
  let cycles: [RetainCycle]
  let leaks: [Leaks.Group]
  private var cycleNumbers: [ObjectID: Int] = [:]
  private var leakNumbers: [ObjectID: Int] = [:]

  init(of analysis: SnapshotAnalysis, _ excerpt: SnapshotExcerpt) {
    let all = analysis.cycles.cycles + analysis.cycles.balanced
    var cycles: [RetainCycle] = []
    // Where a certain cycle lies within a possible one, it is the one to speak of.
    for cycle in all.filter({ !$0.isPossible }) + all.filter(\.isPossible) {
      let held = cycle.objects.filter { excerpt.number(of: $0) != nil && cycleNumbers[$0] == nil }
      guard !held.isEmpty else { continue }
      for object in held { cycleNumbers[object] = cycles.count }
      cycles.append(cycle)
    }
    var leaks: [Leaks.Group] = []
    for group in analysis.leaks.groups {
      let held = (group.head + group.behind).filter { excerpt.number(of: $0) != nil }
      guard !held.isEmpty else { continue }
      for object in held { leakNumbers[object] = leaks.count }
      leaks.append(group)
    }
    self.cycles = cycles
    self.leaks = leaks
  }

  func cycle(of object: ObjectID) -> Int? { cycleNumbers[object] }

  func leak(of object: ObjectID) -> Int? { leakNumbers[object] }
}
