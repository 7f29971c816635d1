#if Graphviz
  import Graphviz
  import Testing

  struct ParsedGraphTests {
    @Test func `nodes, edges and subgraphs come back with their attributes`() throws {
      let graph = try ParsedGraph(
        dot: """
          strict digraph "the app" {
            rankdir=LR
            node [shape=box]
            subgraph cluster_screen { label=Screen; list; subgraph { detail [style=bold] } }
            list -> detail [label="currentDetail", style=solid]
            detail:onSave -> list:w [label=onSave, style=dashed]
          }
          """
      )
      #expect(graph.name == "the app")
      #expect(graph.isDirected)
      #expect(graph.isStrict)
      #expect(graph.attributes == ["rankdir": "LR"])
      #expect(graph.nodes.map(\.name) == ["list", "detail"])
      #expect(graph.nodes[0].attributes == ["shape": "box"])
      #expect(graph.nodes[1].attributes == ["shape": "box", "style": "bold"])
      #expect(graph.edges.map(\.tail) == ["list", "detail"])
      #expect(graph.edges.map(\.head) == ["detail", "list"])
      #expect(graph.edges[0].attributes == ["label": "currentDetail", "style": "solid"])
      #expect(
        graph.edges[1].attributes == [
          "label": "onSave", "style": "dashed", "tailport": "onSave", "headport": "w",
        ]
      )
      #expect(graph.subgraphs.map(\.name) == ["cluster_screen", nil])
      #expect(graph.subgraphs.map(\.nodes) == [["list", "detail"], ["detail"]])
      #expect(graph.subgraphs[0].attributes == ["rankdir": "LR", "label": "Screen"])
    }

    @Test func `an undirected graph without a name is that`() throws {
      let graph = try ParsedGraph(dot: "graph { b -- a; a -- b }")
      #expect(graph.name == nil)
      #expect(!graph.isDirected)
      #expect(!graph.isStrict)
      #expect(graph.edges.map(\.tail) == ["b", "a"])
      #expect(graph.edges.map(\.head) == ["a", "b"])
    }

    @Test func `names and labels keep every character`() throws {
      let names = [
        "", " ", "héllo wörld", "日本語", "👩‍👩‍👧", "a\"b", "<b>&amp;", "a;{}[]->--", "tab\there",
        "\u{202E}override", "\u{1B}[31m", "line\nbreak",
      ]
      let statements = names.map {
        "\"\(escaped($0))\" [label=\"\(escaped($0))\"]"
      }
      let graph = try ParsedGraph(dot: "graph { \(statements.joined(separator: "\n")) }")
      #expect(graph.nodes.map(\.name) == names)
      #expect(
        graph.nodes.map { $0.attributes["label"]?.string ?? "" } == names
      )
    }

    @Test func `labels keep Graphviz's escapes`() throws {
      let graph = try ParsedGraph(dot: #"graph { a [label="one\ltwo\l\N\\"] }"#)
      #expect(graph.nodes[0].attributes["label"] == .text(#"one\ltwo\l\N\\"#))
    }

    @Test func `markup and text are told apart`() throws {
      let graph = try ParsedGraph(dot: "graph { a [label=<<b>x</b>>]; b [label=\"<b>y</b>\"] }")
      #expect(
        graph.nodes.map { $0.attributes["label"] } == [.markup("<b>x</b>"), .text("<b>y</b>")]
      )
    }

    @Test func `an edge without a second end makes none`() throws {
      let graph = try ParsedGraph(dot: "digraph { a; b; a -> a; a -> a }")
      #expect(graph.nodes.map(\.name) == ["a", "b"])
      #expect(graph.edges.map(\.head) == ["a", "a"])
    }

    private func escaped(_ name: String) -> String {
      name.replacing("\"", with: "\\\"")
    }
  }
#endif
