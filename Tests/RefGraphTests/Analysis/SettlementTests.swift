import RefGraph
import Testing

struct SettlementTests {
  private func released(
    _ notation: String,
    cut: [String] = [],
    endingRoots: Bool = false,
    letGo: [String] = []
  ) throws -> [String] {
    let graph = try AnalysedGraph(notation)
    var change = Settlement.Change(letGo: try letGo.map { try graph.id($0) })
    change.cut = cut.flatMap { graph.references($0) }
    if endingRoots { change.endedRoots = graph.snapshot.roots }
    return graph.names(Settlement(of: graph.snapshot, after: change).released)
  }

  @Test
  func `release goes depth first, by the order of references`() throws {
    let tree = "root r: R\nr.a -> a\nr.b -> b\na.a -> aa\na.b -> ab\nb.a -> ba\nb.b -> bb"
    #expect(try released(tree, endingRoots: true) == ["r", "a", "aa", "ab", "b", "ba", "bb"])
  }

  @Test
  func `an object goes with its last owner, not before`() throws {
    let shared = "root r: R\nr.a -> a\nr.b -> b\na.x -> x\nb.x -> x\nx.y -> y"
    #expect(try released(shared, cut: ["a"]) == ["a"])
    #expect(try released(shared, cut: ["b", "a"]) == ["b", "a", "x", "y"])
    #expect(try released(shared, cut: ["x"]) == ["x", "y"])
  }

  @Test
  func `a cycle that is cut off stays, one that is cut open goes`() throws {
    let cycle = "root app: App\napp.page -> page\npage.onSave -> block\nblock.self -> page"
    #expect(try released(cycle, cut: ["page"]) == [])
    #expect(try released(cycle, endingRoots: true) == ["app"])
    #expect(try released(cycle, cut: ["self", "page"]) == ["page", "block"])
    #expect(try released(cycle, cut: ["page", "self"]) == ["page", "block"])
  }

  @Test
  func `cuts of references that do not own, or that went with their owner, change nothing`() throws
  {
    let graph = "root r: R\nr.a -> a\na.b -> b\na.c ~> b\nb.d -> c\nr.e -> c"
    #expect(try released(graph, cut: ["c"]) == [])
    #expect(try released(graph, cut: ["a", "b", "d", "d"]) == ["a", "b"])
  }

  @Test
  func `an object without owners stays until it is let go`() throws {
    let orphan = "let box: Box\nbox.value -> value\nroot app: App\napp.page -> page"
    #expect(try released(orphan, endingRoots: true) == ["app", "page"])
    #expect(try released(orphan, letGo: ["box", "page", "box"]) == ["box", "value"])
  }

  @Test
  func `an object with two roots stays until both have ended`() throws {
    var graph = try TestGraph("root app: App\napp.page -> page")
    graph.roots.append(.init(node: 0, lifetime: .temporary))
    let snapshot = try graph.snapshot()
    let one = Settlement(of: snapshot, after: .init(endedRoots: [snapshot.roots[1]]))
    #expect(one.released == [])
    let both = Settlement(of: snapshot, after: .init(endedRoots: snapshot.roots))
    #expect(both.released == [graph.id(0), graph.id(1)])
  }

  @Test
  func `random changes release what naive reference counting does, in its order`() throws {
    for seed in UInt64(0)..<400 {
      var random = SplitMix(seed: seed)
      let graph = TestGraph.random(seed: seed)
      let snapshot = try graph.snapshot()
      let cut = graph.arrows.indices.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
        .shuffled(using: &random)
      let ended = snapshot.roots.filter { _ in Bool.random(using: &random) }
      let letGo = graph.names.indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }

      var expected = NaiveARC(graph)
      for index in cut { expected.cut(arrow: index) }
      for root in ended { expected.drop(graph.node(root.object)) }
      for node in letGo { expected.letGo(node) }

      let references = snapshot.objects.flatMap(\.references)
      let change = Settlement.Change(
        cut: cut.compactMap { index in references.first { $0.label == graph.arrows[index].label } },
        endedRoots: ended,
        letGo: letGo.map { graph.id($0) }
      )
      let found = Settlement(of: snapshot, after: change).released.map { graph.node($0) }
      #expect(found == expected.gone, "seed \(seed): cut \(cut), ended \(ended)\n\(graph)")
    }
  }
}
