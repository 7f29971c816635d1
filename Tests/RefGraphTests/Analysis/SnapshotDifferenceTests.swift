import RefGraph
import Testing

struct SnapshotDifferenceTests {
  @Test
  func `a difference names all that came and went`() throws {
    var before = Snapshot.Builder()
    for id: UInt64 in 1...4 { try before.addObject(ObjectID(id), type: "T", name: "o\(id)") }
    try before.addReleased(.init(id: 9, name: "o9", type: "T"))
    try before.addReference(from: 1, to: 2, label: "kept", strength: .strong)
    try before.addReference(from: 1, to: 2, label: "twice", strength: .strong)
    try before.addReference(from: 1, to: 2, label: "twice", strength: .strong)
    try before.addReference(from: 2, to: 3, label: "weakened", strength: .strong)
    try before.addReference(from: 3, to: 2, label: "back", strength: .strong)
    try before.addReference(from: 3, to: 4, label: "gone", strength: .strong)
    try before.addRoot(1, lifetime: .permanent)
    try before.addRoot(2, lifetime: .temporary, label: "transition")
    try before.markDue(3)
    try before.markDue(9)

    var after = Snapshot.Builder()
    for id: UInt64 in [5, 3, 2, 1] { try after.addObject(ObjectID(id), type: "T", name: "o\(id)") }
    try after.addReleased(.init(id: 9, name: "o9", type: "T"))
    try after.addReleased(.init(id: 4, name: "o4", type: "T"))
    try after.addReference(from: 1, to: 5, label: "new", strength: .strong)
    try after.addReference(from: 1, to: 2, label: "twice", strength: .strong)
    try after.addReference(from: 1, to: 2, label: "kept", strength: .strong)
    try after.addReference(from: 2, to: 3, label: "weakened", strength: .weak)
    try after.addReference(from: 3, to: 2, label: "back", strength: .strong)
    try after.addReference(from: 5, to: 5, label: "self", strength: .strong)
    try after.addRoot(1, lifetime: .permanent)
    try after.addRoot(2, lifetime: .temporary, label: "pool")
    try after.markDue(9)
    try after.markDue(3)
    try after.markDue(5)

    let difference = SnapshotDifference(from: before.build(), to: after.build())
    #expect(difference.born == [5])
    #expect(difference.gone == [4])
    #expect(difference.released.map(\.handle) == ["o4"])
    #expect(
      difference.addedReferences.map(\.description)
        == ["o5.self -> o5", "o2.weakened ~> o3", "o1.new -> o5"]
    )
    #expect(
      difference.removedReferences.map(\.description)
        == ["o1.twice -> o2", "o2.weakened -> o3", "o3.gone -> o4"]
    )
    #expect(difference.begunRoots.map(\.label) == ["pool"])
    #expect(difference.endedRoots.map(\.label) == ["transition"])
    #expect(difference.verdictChanges.map(\.object) == [3, 5])
    #expect(difference.verdictChanges.map(\.before?.kind) == [.abandoned, nil])
    #expect(difference.verdictChanges.map(\.after?.kind) == [.leaked, .abandoned])
    #expect(difference.leaked == [3])
    #expect(difference.newCycles.map(\.objects) == [[5]])
    #expect(difference.goneCycles.map(\.objects) == [[2, 3]])
  }

  @Test
  func `nothing differs between a snapshot and itself`() throws {
    for seed in UInt64(0)..<30 {
      let graph = TestGraph.random(seed: seed)
      let difference = SnapshotDifference(from: try graph.snapshot(), to: try graph.snapshot())
      #expect(difference.isEmpty, "seed \(seed)\n\(graph)")
    }
  }

  @Test
  func `references of random edits are found, each as often as it came or went`() throws {
    for seed in UInt64(0)..<100 {
      var random = SplitMix(seed: seed)
      var before = TestGraph.random(seed: seed)
      for index in before.arrows.indices {
        before.arrows[index].label = ["x", "y"].randomElement(using: &random) ?? ""
      }
      var after = before
      after.arrows.removeAll { _ in Int.random(in: 0..<3, using: &random) == 0 }
      after.arrows += before.arrows.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      after.arrows.shuffle(using: &random)
      let difference = SnapshotDifference(from: try before.snapshot(), to: try after.snapshot())
      let name = { (arrow: TestGraph.Arrow) in
        "n\(arrow.from).\(arrow.label) \(arrow.strength.arrow) n\(arrow.to)"
      }
      func surplus(_ arrows: [TestGraph.Arrow], over others: [TestGraph.Arrow]) -> [String] {
        var rest = others.map(name)
        return arrows.map(name).filter { arrow in
          guard let index = rest.firstIndex(of: arrow) else { return true }
          rest.remove(at: index)
          return false
        }.sorted()
      }
      #expect(
        difference.addedReferences.map(\.description).sorted()
          == surplus(after.arrows, over: before.arrows),
        "seed \(seed)"
      )
      #expect(
        difference.removedReferences.map(\.description).sorted()
          == surplus(before.arrows, over: after.arrows),
        "seed \(seed)"
      )
    }
  }
}
