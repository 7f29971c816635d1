import RefGraph
import Testing

/// The cuts of small graphs, against what a replay of every single reference says.
@Suite struct ReleasingCutsTests {
  private static func released(by cut: Snapshot.Reference, in snapshot: Snapshot) -> Set<ObjectID> {
    Set(Settlement(of: snapshot, after: .init(cut: [cut])).released)
  }

  private static func disagreements(_ graph: TestGraph) throws -> [String] {
    let snapshot = try graph.snapshot()
    let analysis = SnapshotAnalysis(of: snapshot)
    let cuts = ReleasingCuts(of: analysis)
    let owning = snapshot.objects.flatMap(\.references).filter {
      OwningStrengths.strongAndConservative.contains($0.strength)
    }
    let effects = owning.map { released(by: $0, in: snapshot) }
    let kinds = Dictionary(uniqueKeysWithValues: analysis.verdicts.map { ($0.object, $0.kind) })
    let abandoned = Set(kinds.filter { $0.value == .abandoned }.keys)
    var wrong: [String] = []

    for cut in cuts.cuts
    where !released(by: cut.reference, in: snapshot).isSuperset(of: cut.releases) {
      wrong.append("\(cut.reference) does not release what it says")
    }
    if cuts.cuts.contains(where: { $0.releases.isEmpty }) { wrong.append("a cut of nothing") }
    for object in cuts.unreleased where kinds[object] == .abandoned {
      if effects.contains(where: { $0.contains(object) }) { wrong.append("\(object) has a cut") }
    }
    let spoken = Set(cuts.cuts.flatMap(\.releases) + cuts.unreleased + cuts.unsearched)
    if !spoken.isSuperset(of: abandoned) { wrong.append("an abandoned object is not spoken of") }
    let hasCommon = !abandoned.isEmpty && effects.contains { $0.isSuperset(of: abandoned) }
    let ofAbandoned = cuts.cuts.filter { !abandoned.isDisjoint(with: $0.releases) }
    if hasCommon, ofAbandoned.map({ Set($0.releases) }) != [abandoned] {
      wrong.append("one cut would do")
    }
    return wrong
  }

  @Test(arguments: 0..<40)
  func `cuts of random graphs release what they say, and nothing else would do`(part: UInt64) throws
  {
    for seed in part * 25..<(part + 1) * 25 {
      let graph = TestGraph.random(seed: seed)
      let wrong = try Self.disagreements(graph)
      #expect(wrong.isEmpty, "seed \(seed): \(graph)")
    }
  }

  @Test func `one reference that releases all is better than one each`() throws {
    let graph = try AnalysedGraph(
      "root app: App\nlet list: L\nlet a: P\nlet b: P\napp.list -> list\nlist.a -> a\nlist.b -> b\n"
        + "due a, b"
    )
    let cuts = graph.analysis.releasingCuts()
    #expect(cuts.cuts.map(\.reference.label) == ["list"])
    #expect(cuts.cuts.map { graph.names($0.releases) } == [["a", "b"]])
  }

  @Test func `more than eight objects are searched only as far as cuts release others, too`() throws
  {
    let numbers = 0..<12
    var lines = ["root app: App"]
    lines += numbers.map { "let page\($0): Page\nlet block\($0): Block" }
    lines += numbers.map { "app.page\($0) -> page\($0)\npage\($0).on -> block\($0)" }
    lines.append("due " + numbers.map { "page\($0), block\($0)" }.joined(separator: ", "))
    let graph = try AnalysedGraph(lines.joined(separator: "\n"))
    let cuts = graph.analysis.releasingCuts()
    #expect(cuts.cuts.map(\.reference.label) == (0..<8).map { "page\($0)" })
    #expect(cuts.unreleased == [])
    #expect(
      graph.names(cuts.unsearched) == (8..<12).flatMap { ["page\($0)", "block\($0)"] }
    )
  }

  @Test func `a leaked cycle is cut for what is due behind it, or for itself`() throws {
    let graph = try AnalysedGraph(
      "a.b -> b\nb.a -> a\nb.c -> c\nx.y -> y\ny.x -> x\ndue c"
    )
    let cuts = graph.analysis.releasingCuts()
    #expect(cuts.cuts.map(\.reference.label) == ["a", "x"])
    #expect(cuts.cuts.map { graph.names($0.releases) } == [["c"], ["x", "y"]])
  }
}
