import Testing

@testable import RefGraphImport

@Suite struct `DOT texts that ask for too much` {
  @Test func `subgraphs nest as deep as their bound`() throws {
    let depth = DOTParser.depth
    let good = try DOTGraph("digraph" + nested(depth + 1, "{", "}"))
    #expect(good.nodes.isEmpty)
    #expect(
      error(Array(("digraph" + nested(depth + 2, "{", "}")).utf8))
        == "a.dot:1:\(8 + depth + 1): error: more than 256 subgraphs inside each other"
    )
  }

  @Test func `HTML strings nest as deep as their bound`() throws {
    let depth = DOTLexer.htmlDepth
    #expect(try DOTGraph("digraph{\(nested(depth, "<", ">"))}").nodes.count == 1)
    #expect(
      error(Array("digraph{\(nested(depth + 1, "<", ">"))}".utf8))
        == "a.dot:1:\(9 + depth): error: more than 1000 `<` inside each other in an HTML string"
    )
  }

  @Test func `a text of open braces alone is refused`() {
    let text = "digraph" + String(repeating: "{", count: 1_000_000)
    #expect(error(Array(text.utf8))?.contains("more than 256 subgraphs") == true)
  }

  @Test func `subgraphs make no more edges than their bound`() throws {
    let nodes = (0..<700).map { "a\($0)" }.joined(separator: " ")
    let graph = try DOTGraph("digraph{{\(nodes)}->{\(nodes)}}")
    #expect(graph.edges.count == 490_000)
    let message =
      "error: subgraphs at the ends of edges make more than 1000000 edges; "
      + "write the edges out, or split the graph"
    #expect(
      error(
        Array(
          "digraph{\n{\(nodes)}->{\(nodes)}\nsubgraph s {\(nodes)}->{\(nodes)}->{\(nodes)}}".utf8
        )
      )
        == "a.dot:3:1: \(message)"
    )
    let commas = nodes.replacing(" ", with: ",")
    #expect(
      error(Array("digraph{\(commas)->\(commas)->\(commas)->\(commas)}".utf8))
        == "a.dot:1:9: \(message)"
    )
  }

  @Test func `opening a large subgraph again and again has a bound`() {
    let nodes = (0..<2_000).map { "a\($0)" }.joined(separator: " ")
    let again = String(repeating: "subgraph s{}->{}\n", count: 2_000)
    #expect(error(Array("digraph{subgraph s{\(nodes)}\(again)}".utf8))?.contains("1000000") == true)
  }

  @Test func `defaults that nobody reads are not kept`() throws {
    let defaults = (0..<20_000).map { "x\($0)=y" }.joined(separator: ",")
    let nodes = (0..<20_000).map { "a\($0)[label=z]" }.joined(separator: " ")
    let graph = try DOTGraph("digraph{node[\(defaults)]\(nodes)}")
    #expect(graph.nodes.count == 20_000)
    #expect(graph.nodes.allSatisfy { $0.attributes.values.count == 1 })
  }

  @Test func `warnings have a bound`() throws {
    let attributes = (0..<500).map { "refgraph_\($0)x=y" }.joined(separator: ",")
    #expect(
      try DOTFile(Array("digraph{a[\(attributes)]}".utf8), file: "a.dot").warnings.count == 100
    )
  }

  private func nested(_ count: Int, _ open: String, _ close: String) -> String {
    String(repeating: open, count: count) + String(repeating: close, count: count)
  }
}
