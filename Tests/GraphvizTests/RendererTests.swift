#if Graphviz
  import Graphviz
  import Testing

  struct RendererTests {
    @Test func `many tasks at once get what each would get alone`() async throws {
      let texts = (0..<24).map { index in
        "digraph g\(index) { a -> b -> c; c -> n\(index) [label=\"edge \(index)\"] }"
      }
      let alone = try texts.map { try Renderer().render($0, as: .svg) }
      try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
        for round in 0..<4 {
          for (index, text) in texts.enumerated() {
            group.addTask { (index, try Renderer().render(text, as: .svg)) }
            group.addTask {
              #expect(throws: GraphvizError.syntax("syntax error in line 1", line: 1)) {
                try Renderer().render("graph g\(round) { a", as: .png)
              }
              return (index, alone[index])
            }
          }
        }
        for try await (index, svg) in group {
          #expect(svg == alone[index])
        }
      }
    }

    @Test func `labels with markup are set as markup`() throws {
      let svg = try PictureFormatTests.text(
        """
        digraph {
          a [shape=plain, label=<<table><tr><td port="f">list</td><td><b>&lt;bold&gt;</b></td></tr></table>>]
          a:f -> b
        }
        """,
        as: .svg
      )
      #expect(svg.contains(">list</text>"))
      #expect(svg.contains("font-weight=\"bold\""))
      #expect(svg.contains("&lt;bold&gt;</text>"))
    }

    @Test func `labels in any script reach the svg escaped`() throws {
      let svg = try PictureFormatTests.text(
        #"graph { a [label="日本語 👩‍👩‍👧 é"]; b [label="<&\">"] }"#,
        as: .svg
      )
      #expect(svg.contains(">日本語 👩‍👩‍👧 é</text>"))
      #expect(svg.contains(">&lt;&amp;&quot;&gt;</text>"))
    }

    @Test func `three thousand nodes come out`() throws {
      let edges = (1..<3_000).map { "n\(($0 - 1) / 3) -> n\($0)" }
      let svg = try PictureFormatTests.text(
        "digraph { \(edges.joined(separator: "\n")) }",
        as: .svg
      )
      #expect(svg.split(separator: "class=\"node\"").count - 1 == 3_000)
      #expect(svg.split(separator: "class=\"edge\"").count - 1 == 2_999)
    }
  }
#endif
