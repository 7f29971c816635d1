import Testing

@testable import RefGraph

struct ShortestLoopTests {
  @Test
  func `of a component with loops of three and four the one of three is shown from its first`() {
    // 0 → 1 → 2 → 3 → 0 and 3 → 1
    let graph = component([[1], [2], [3], [0, 1]])
    let loop = ShortestLoop(in: graph)
    #expect(loop.steps.map(\.source) == [1, 2, 3])
    #expect(loop.steps.map(\.position) == [1, 2, 4])
    #expect(loop.isProved)
  }

  @Test
  func `a search that runs out of its budget says so`() {
    // A ring of 60 with chords three back, which make loops of four and none shorter.
    let rows = (0..<60).map { [($0 + 1) % 60, ($0 + 57) % 60] }
    let graph = component(rows)
    #expect(ShortestLoop(in: graph).isProved)
    #expect(ShortestLoop(in: graph).steps.count == 4)

    let hasty = ShortestLoop(in: graph, effort: 0)
    #expect(hasty.steps.first?.source == 0)
    #expect(hasty.steps.last?.target == 0)
    #expect(!hasty.isProved)
  }

  @Test
  func `loops of random components are as short as a search from every node finds`() {
    for seed in UInt64(0)..<300 {
      let rows = PlainRows.random(seed: seed)
      let components = Components(of: rows)
      var locals = [UInt32](repeating: 0, count: rows.nodeCount)
      for nodes in components.cyclic(along: rows) {
        let number = components.numbers[nodes[0]]
        let graph = ComponentGraph(nodes, of: rows, locals: &locals) {
          components.numbers[$0] == number
        }
        let loop = ShortestLoop(in: graph)
        let shortest = nodes.compactMap { rows.shortestLoop(through: $0) }.min()
        #expect(loop.steps.count == shortest, "seed \(seed)")
        #expect(loop.isProved, "seed \(seed)")
        #expect(loop.steps.first?.source == loop.steps.map(\.source).min(), "seed \(seed)")
        #expect(
          loop.steps.map(\.target) == loop.steps.dropFirst().map(\.source) + [loop.steps[0].source],
          "seed \(seed)"
        )
      }
    }
  }

  private func component(_ rows: [[Int]]) -> ComponentGraph {
    var locals = [UInt32](repeating: 0, count: rows.count)
    return ComponentGraph(Array(rows.indices), of: PlainRows(rows), locals: &locals) { _ in true }
  }
}

extension PlainRows {
  /// The length of a shortest loop through a node, by walking outward in layers.
  fileprivate func shortestLoop(through node: Int) -> Int? {
    var layer: Set<Int> = [node]
    for length in 1...max(1, nodeCount) {
      layer = Set(layer.flatMap { source in places(of: source).compactMap { self.node(at: $0) } })
      if layer.contains(node) { return length }
    }
    return nil
  }
}
