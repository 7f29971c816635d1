import RefGraph
import Testing

/// Differences of random pairs of snapshots against the oracle.
struct DifferenceOracleTests {
  @Test(arguments: 0..<4)
  func `cycles, verdicts and leaks of random pairs change as the oracle says`(
    part: UInt64
  ) throws {
    let count: UInt64 = SnapshotAnalysisTests.isExhaustive ? 10_000 : 100
    var changes: Set<String> = []
    for seed in part * count..<(part + 1) * count {
      var random = SplitMix(seed: seed)
      let before = TestGraph.random(seed: seed)
      let after = before.edited(using: &random)
      let expected = Oracle(before).difference(to: Oracle(after))
      let found = SnapshotDifference(from: try before.snapshot(), to: try after.snapshot())
      try #require(
        Oracle.Difference(found, in: after) == expected,
        "seed \(seed)\n\(before)\n\nlater\n\(after)"
      )
      changes.formUnion(kinds(of: expected))
    }
    let usual: Set = [
      "leaked", "verdict", "new", "gone", "held > leaked", "leaked > held", "held > held",
    ]
    #expect(changes.isSuperset(of: usual), "the pairs are too much alike")
  }

  @Test
  func `balanced cycles of random pairs change as the oracle says`() throws {
    var changes: Set<String> = []
    for seed in 0..<400 as Range<UInt64> {
      var random = SplitMix(seed: seed)
      var before = TestGraph.random(seed: seed)
      for index in before.arrows.indices { before.arrows[index].fact = "timer.block" }
      before.due = []
      let after = before.edited(using: &random)
      let expected = Oracle(before).difference(to: Oracle(after))
      let found = SnapshotDifference(from: try before.snapshot(), to: try after.snapshot())
      try #require(
        Oracle.Difference(found, in: after) == expected,
        "seed \(seed)\n\(before)\n\nlater\n\(after)"
      )
      changes.formUnion(kinds(of: expected))
    }
    #expect(
      changes.isSuperset(of: ["balanced > held", "balanced > leaked", "leaked > balanced"]),
      "the pairs are too much alike"
    )
  }

  private func kinds(of difference: Oracle.Difference) -> Set<String> {
    var kinds = Set(difference.cycleChanges.map { "\($0.before.word) > \($0.after.word)" })
    if !difference.leaked.isEmpty { kinds.insert("leaked") }
    if !difference.verdictChanges.isEmpty { kinds.insert("verdict") }
    if !difference.newCycles.isEmpty { kinds.insert("new") }
    if !difference.goneCycles.isEmpty { kinds.insert("gone") }
    return kinds
  }
}
