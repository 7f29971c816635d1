#if Graphviz
  import Testing

  @testable import Graphviz

  struct LimitsTests {
    @Test func `a text past the limit is refused unread`() {
      let text = "graph {" + String(repeating: " ", count: Limits.textBytes)
      let error = #expect(throws: GraphvizError.self) { try Renderer().render(text, as: .svg) }
      #expect(error == .textTooLong(bytes: 16_777_223, limit: 16_777_216))
      #expect(
        error?.description == """
          the text has 16777223 bytes, more than the 16777216 that can be drawn; draw a part of it
          """
      )
    }

    @Test func `a graph past the limit is refused before its layout, but parsed`() throws {
      let text = "digraph { \((0..<10_001).map { "n\($0);" }.joined()) n0 -> n1 }"
      let error = #expect(throws: GraphvizError.self) { try Renderer().render(text, as: .svg) }
      #expect(error == .graphTooLarge(nodes: 10_001, edges: 1))
      #expect(
        error?.description == """
          the graph has 10001 nodes and 1 edges, more than the 10000 and 40000 that can be drawn; \
          draw a part of it
          """
      )
      #expect(try ParsedGraph(dot: text).nodes.count == 10_001)
    }

    @Test func `edges are counted too`() {
      let text = "digraph { \(String(repeating: "a -> b;", count: 40_001)) }"
      #expect(throws: GraphvizError.graphTooLarge(nodes: 2, edges: 40_001)) {
        try Renderer().render(text, as: .svg)
      }
    }

    @Test(
      arguments: ["a [label=%]", "a -- b [label=%]", "subgraph { label=%; a }", "label=%", "%"]
    )
    func `an endless string is refused wherever it stands`(statement: String) {
      let piece = "\"" + String(repeating: "x", count: 8_192) + "\""
      let value = Array(repeating: piece, count: 9).joined(separator: "+")
      let error = #expect(throws: GraphvizError.self) {
        try Renderer().render("graph { \(statement.replacing("%", with: value)) }", as: .svg)
      }
      #expect(error == .stringTooLong(bytes: 73_728, limit: 65_536))
      #expect(
        error?.description
          == "a name or an attribute has 73728 bytes, more than the 65536 allowed; shorten it"
      )
    }

    @Test func `a message that quotes a long text is cut`() {
      let junk = String(repeating: "x", count: 10_000)
      let message = "syntax error in line 1 near '" + junk
      #expect(throws: GraphvizError.syntax(message.prefix(1_000) + "…", line: 1)) {
        try Renderer().render("graph { a } \(junk)", as: .svg)
      }
    }

    @Test func `a label nested eight thousand deep is drawn`() throws {
      let open = String(repeating: "{", count: 8_000)
      let close = String(repeating: "}", count: 8_000)
      let text = "graph { a [shape=record, label=\"\(open)x\(close)\"] }"
      #expect(try !Renderer().render(text, as: .plain).isEmpty)
    }

    @Test func `a label of nothing but open braces ends as an error, not as the process`() {
      let piece = "\"" + String(repeating: "{", count: 8_192) + "\""
      let label = Array(repeating: piece, count: 8).joined(separator: "+")
      let message = "bad label format " + String(repeating: "{", count: 65_536)
      #expect(throws: GraphvizError.notDrawn(message.prefix(1_000) + "…")) {
        try Renderer().render("graph { a [shape=record, label=\(label)] }", as: .plain)
      }
    }

    @Test func `deep clusters and deep paths fit on the stack`() throws {
      let clusters =
        (0..<1_000).map { "subgraph cluster_\($0) {" }.joined() + "a"
        + String(repeating: "}", count: 1_000)
      #expect(try !Renderer().render("graph { \(clusters) }", as: .plain).isEmpty)
      let path = (0..<3_000).map { "n\($0) -> n\($0 + 1);" }.joined()
      #expect(try !Renderer().render("digraph { \(path) }", as: .plain).isEmpty)
    }

    @Test func `subgraphs nested past Graphviz's own limit are an error`() {
      let text = "graph { " + String(repeating: "{", count: 20_000)
      #expect(throws: GraphvizError.syntax("memory exhausted in line 1 near '{'", line: 1)) {
        try Renderer().render(text, as: .svg)
      }
    }

    @Test func `a bitmap too wide is refused, and fits as svg`() throws {
      let box = "[shape=box, fixedsize=true, width=1, height=1, label=\"\"]"
      let text = "graph { node \(box) nodesep=1; \((0..<200).map { "n\($0);" }.joined()) }"
      let error = #expect(throws: GraphvizError.self) { try Renderer().render(text, as: .png) }
      #expect(error == .bitmapTooLarge(width: 38_315, height: 107))
      #expect(
        error?.description == """
          the picture would have 38315 by 107 pixels; draw it as svg or pdf, at a smaller scale, \
          or draw a part of the graph
          """
      )
      #expect(try !Renderer().render(text, as: .svg).isEmpty)
      let shrunk = text.replacing("nodesep", with: "size=\"10,10\"; nodesep")
      let size = try #require(PixelSize(png: Renderer().render(shrunk, as: .png)))
      #expect(size.width == 960)
    }

    @Test(arguments: ["inf", "nan", "-1", "0", "many"])
    func `a dpi that is none counts as 96`(dpi: String) throws {
      let renderer = Renderer(scale: 2)
      #expect(
        try PixelSize(png: renderer.render("graph { dpi=\"\(dpi)\"; a }", as: .png))
          == PixelSize(png: renderer.render("graph { dpi=96; a }", as: .png))
      )
    }

    @Test func `a boundless dpi is refused`() {
      #expect(throws: GraphvizError.bitmapTooLarge(width: .max, height: .max)) {
        try Renderer().render("graph { dpi=\"1e300\"; a }", as: .png)
      }
    }
  }
#endif
