#if Graphviz
  import Testing

  @testable import Graphviz

  struct GraphvizErrorTests {
    /// A text that Graphviz refuses, and the whole of what we say.
    struct Refusal: CustomTestStringConvertible {
      let dot: String
      let error: GraphvizError
      let description: String

      var testDescription: String { dot.debugDescription }
    }

    static let unreadable = [
      Refusal(dot: "", error: .noGraph, description: noGraph),
      Refusal(dot: " \n\t\n", error: .noGraph, description: noGraph),
      Refusal(dot: "// a graph\n/* but none */", error: .noGraph, description: noGraph),
      Refusal(dot: "/* left open", error: .noGraph, description: noGraph),
      Refusal(dot: "\"left open", error: .noGraph, description: noGraph),
      Refusal(dot: "<left <open", error: .noGraph, description: noGraph),
      Refusal(
        dot: "digraph {\n  a ->\n  b -> }\n",
        error: .syntax("syntax error in line 3 near '}'", line: 3),
        description: "line 3: Graphviz cannot read the graph: syntax error in line 3 near '}'"
      ),
      Refusal(
        dot: "digraph {\n  a -- b\n}",
        error: .syntax("syntax error in line 2 near '--'", line: 2),
        description: "line 2: Graphviz cannot read the graph: syntax error in line 2 near '--'"
      ),
      Refusal(
        dot: "digraph {\n  a -> b",
        error: .syntax("syntax error in line 2", line: 2),
        description: "line 2: Graphviz cannot read the graph: syntax error in line 2"
      ),
      Refusal(
        dot: "} /* left open",
        error: .syntax("syntax error in line 1 near '}'", line: 1),
        description: "line 1: Graphviz cannot read the graph: syntax error in line 1 near '}'"
      ),
      Refusal(
        dot: "} \"left open",
        error: .syntax("syntax error in line 1 near '}'", line: 1),
        description: "line 1: Graphviz cannot read the graph: syntax error in line 1 near '}'"
      ),
      Refusal(
        dot: "graph { a [label=\"x\\",
        error: .syntax(
          """
          syntax error in line 1 scanning a quoted string (missing endquote? longer than 16384?)
          String starting:"x\\
          """,
          line: 1
        ),
        description: """
          line 1: Graphviz cannot read the graph: syntax error in line 1 scanning a quoted string \
          (missing endquote? longer than 16384?)
          String starting:"x\\
          """
      ),
      Refusal(
        dot: "graph a { x }\n\njunk",
        error: .syntax("syntax error in line 3 near 'junk'", line: 3),
        description: "line 3: Graphviz cannot read the graph: syntax error in line 3 near 'junk'"
      ),
      Refusal(
        dot: "\ngraph a {\n}\ngraph b {\n}\n",
        error: .severalGraphs(firstEndsOnLine: 3),
        description: "line 3: the text goes on after the end of the first graph; "
          + "draw one graph at a time"
      ),
      Refusal(
        dot: "graph {\n  a\u{0}b\n}",
        error: .nulByte(line: 2, column: 4),
        description: "line 2, column 4: a NUL character; remove it"
      ),
    ]

    static let undrawable = [
      Refusal(
        dot: "graph { a [label=<<b>x</i>>] }",
        error: .notDrawn("mismatched tag in line 1 \n... x</i> ...\nin label of node a"),
        description: "Graphviz cannot draw the graph as it is: mismatched tag in line 1 \n"
          + "... x</i> ...\nin label of node a"
      ),
      Refusal(
        dot: "graph { a [shape=record, label=\"{a|{b\"] }",
        error: .notDrawn("bad label format {a|{b"),
        description: "Graphviz cannot draw the graph as it is: bad label format {a|{b"
      ),
      Refusal(
        dot: "graph { layout=spiral; a }",
        error: .engineMissing("spiral", message: noSpiral),
        description: "Graphviz cannot lay out with `spiral`: \(noSpiral). \(install)"
      ),
    ]

    static let noGraph = "no graph in the text; it starts with `graph` or `digraph`"
    static let noSpiral = """
      Layout type: "spiral" not recognized. Use one of: circo dot fdp neato nop nop1 nop2 osage \
      patchwork sfdp twopi
      """
    static let install = """
      Install all of Graphviz (package graphviz) and run `dot -c` as its owner; `dot -v` lists \
      what it finds
      """

    @Test(arguments: unreadable + undrawable)
    func `a refusal says what, where, and what next`(refusal: Refusal) {
      let error = #expect(throws: GraphvizError.self) {
        try Renderer().render(refusal.dot, as: .svg)
      }
      #expect(error == refusal.error)
      #expect(error?.description == refusal.description)
    }

    @Test(arguments: unreadable)
    func `parsing refuses as drawing does`(refusal: Refusal) {
      #expect(throws: refusal.error) { try ParsedGraph(dot: refusal.dot) }
    }

    @Test(arguments: unreadable + undrawable)
    func `a refused text leaves nothing behind`(refusal: Refusal) throws {
      let good = "digraph good { a -> b [label=x] }"
      let parsed = try ParsedGraph(dot: good)
      let drawn = try Renderer().render(good, as: .svg)
      for format in [PictureFormat.svg, .png, .pdf] {
        #expect(throws: refusal.error) { try Renderer().render(refusal.dot, as: format) }
        #expect(try ParsedGraph(dot: good) == parsed)
        #expect(throws: refusal.error) { try Renderer().render(refusal.dot, as: format) }
        #expect(try Renderer().render(good, as: .svg) == drawn)
      }
    }

    @Test func `a comment left open after the graph does not hide the next graph`() throws {
      #expect(try ParsedGraph(dot: "graph a { x } /* open").nodes.map(\.name) == ["x"])
      #expect(try ParsedGraph(dot: "graph b { y } \"open").nodes.map(\.name) == ["y"])
      #expect(try ParsedGraph(dot: "graph c { z } << open").nodes.map(\.name) == ["z"])
      #expect(try ParsedGraph(dot: "graph d { w }").nodes.map(\.name) == ["w"])
    }

    @Test func `an unknown name is answered with the known ones`() {
      let engine = #expect(throws: GraphvizError.self) { try LayoutEngine(named: "Dot") }
      #expect(engine == .unknownEngine("Dot"))
      #expect(
        engine?.description
          == "no layout engine `Dot`; there are dot, neato, fdp, sfdp, circo, twopi"
      )
      let format = #expect(throws: GraphvizError.self) { try PictureFormat(named: "gif") }
      #expect(format == .unknownFormat("gif"))
      #expect(
        format?.description
          == "no picture format `gif`; there are svg, png, pdf, dot, xdot, plain, json"
      )
    }

    @Test func `a missing plugin is named, and the next picture comes`() throws {
      for _ in 1...3 {
        #expect(
          throws: GraphvizError.formatMissing(
            "hologram",
            message: "renderer for hologram is unavailable"
          )
        ) {
          try Library.draw("graph { a }", engine: "dot", format: "hologram", scale: nil)
        }
        #expect(throws: GraphvizError.self) {
          try Library.draw("graph { a }", engine: "abacus", format: "svg", scale: nil)
        }
        #expect(try !Renderer().render("graph { a }", as: .svg).isEmpty)
      }
    }
  }
#endif
