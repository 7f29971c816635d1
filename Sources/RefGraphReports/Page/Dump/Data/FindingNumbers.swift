internal import RefGraph

/// Which cycle and which leak the objects of a page are in. Linear in all cycles and leaks.
struct FindingNumbers: Sendable {
  let cycles: [RetainCycle]
  let leaks: [Leaks.Group]
  private let cycleNumbers: [ObjectID: Int]
  private let leakNumbers: [ObjectID: Int]

  init(of analysis: SnapshotAnalysis, _ excerpt: SnapshotExcerpt) {
    let all = analysis.cycles.cycles + analysis.cycles.balanced
    var cycles: [RetainCycle] = []
    var cycleNumbers: [ObjectID: Int] = [:]
    // Where a certain cycle lies within a possible one, it is the one to speak of.
    for cycle in all.filter({ !$0.isPossible }) + all.filter(\.isPossible) {
      let new = cycle.objects.filter { excerpt.number(of: $0) != nil && cycleNumbers[$0] == nil }
      guard !new.isEmpty else { continue }
      for object in new { cycleNumbers[object] = cycles.count }
      cycles.append(cycle)
    }
    var leaks: [Leaks.Group] = []
    var leakNumbers: [ObjectID: Int] = [:]
    for group in analysis.leaks.groups {
      let held = (group.head + group.behind).filter { excerpt.number(of: $0) != nil }
      guard !held.isEmpty else { continue }
      for object in held { leakNumbers[object] = leaks.count }
      leaks.append(group)
    }
    self.cycles = cycles
    self.leaks = leaks
    self.cycleNumbers = cycleNumbers
    self.leakNumbers = leakNumbers
  }

  func cycle(of object: ObjectID) -> Int? { cycleNumbers[object] }

  func leak(of object: ObjectID) -> Int? { leakNumbers[object] }
}
