import Foundation
import RefGraph
import Testing

/// Everything at once against the oracle.
struct SnapshotAnalysisTests {
  static let isExhaustive = ProcessInfo.processInfo.environment["MEMGRAPH_EXHAUSTIVE"] != nil

  @Test(arguments: [1, 2])
  func `every graph of so few objects is analysed as the oracle does`(count: Int) throws {
    let graphs = TinyGraphs.upToThree[count - 1]
    for number in stride(from: 0, to: graphs.count, by: count == 1 || Self.isExhaustive ? 1 : 7) {
      try check(graphs, number)
    }
  }

  @Test
  func `a sample of the graphs of three objects is analysed as the oracle does`() throws {
    try checkSample(of: TinyGraphs.upToThree[2], size: 3_000, seed: 3)
  }

  @Test
  func `a sample of the graphs of four objects is analysed as the oracle does`() throws {
    try checkSample(of: TinyGraphs.four, size: 5_000, seed: 4)
  }

  @Test(.enabled(if: isExhaustive), arguments: 0..<64)
  func `Exhaustive: every graph of three or four objects is analysed as the oracle does`(
    part: Int
  ) throws {
    for graphs in [TinyGraphs.upToThree[2], TinyGraphs.four] {
      for number in stride(from: part, to: graphs.count, by: 64) { try check(graphs, number) }
    }
  }

  @Test(arguments: 0..<8)
  func `random graphs are analysed as the oracle does`(part: UInt64) throws {
    let count: UInt64 = Self.isExhaustive ? 20_000 : 40
    for seed in part * count..<(part + 1) * count {
      let graph = TestGraph.random(seed: seed)
      let disagreements = try Oracle.disagreements(about: graph)
      try #require(disagreements.isEmpty, "seed \(seed): \(disagreements)\n\(graph)")
    }
  }

  private func checkSample(of graphs: TinyGraphs, size: Int, seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<size { try check(graphs, Int.random(in: 0..<graphs.count, using: &random)) }
  }

  private func check(_ graphs: TinyGraphs, _ number: Int) throws {
    guard let graph = graphs.graph(number) else { return }
    let disagreements = try Oracle.disagreements(about: graph)
    try #require(disagreements.isEmpty, "number \(number): \(disagreements)\n\(graph)")
  }
}
