#if Graphviz
  import Graphviz
  import Testing

  @Suite struct `DOT, as Graphviz reads it` {
    @Test(arguments: Matrix.combinations)
    func `has the objects and the references of the JSON`(
      combination: Matrix.Combination
    ) throws {
      let documents = Golden("DOT/\(combination).console")
      let reports = Golden("JSON/\(combination).console")
      for moment in combination.moments {
        let document = try documents.output(of: combination.line("snapshot \(moment) --format dot"))
        let report = try reports.output(of: combination.line("snapshot \(moment) --format json"))
        let told = try Drawn(report: report)
        #expect(try Drawn(dot: document) == told, "at \(moment)")
        #expect(!told.boxes.isEmpty)
      }
    }

    /// Graphviz leaves backslashes as they stand in the text, where each is written as two.
    @Test func `has every object of a hostile file, under a name that shows it`() throws {
      let drawn = try Drawn(dot: Self.output("analyze hostile.json --format dot"))
      let shown = [
        "app", #"a "quoted" one"#, #"ends in \\"#, #"\\N"#, "<b>bold</b>",
        // Graphviz would read `&lt;` as an angle bracket.
        "&amp;lt;", "} -> { /*",
        // The box that explains the picture is called `legend`.
        "legend#8", "a:n", #"\\u{0}\\u{1b}[31m"#, #"\\u{202e}right to left"#, #"two\\u{a}lines"#,
        "👩‍👩‍👧‍👦",
      ]
      #expect(drawn.boxes == shown.sorted())
      let chain = zip(shown[..<8], shown[1..<9]).map { [$0, $1] } + [["a:n", "a:n"]]
      #expect(drawn.arrows == Drawn.sorted(chain))
    }

    @Test func `keeps the exact names of a hostile file where it is to be read again`() throws {
      let graph = try ParsedGraph(dot: Self.output("convert hostile.json --format dot"))
      #expect(
        graph.nodes.map { $0.attributes["refgraph_name"] ?? .text($0.name) } == [
          "app", #"a "quoted" one"#, #"ends in \\"#, #"\\N"#, "<b>bold</b>", "&lt;", "} -> { /*",
          "legend", "a:n", #"\u{0}\u{1b}[31m"#, #"\u{202e}right to left"#, #"two\u{a}lines"#,
          "👩‍👩‍👧‍👦",
        ]
      )
      #expect(
        graph.edges.map { $0.attributes["refgraph_label"] } == [
          #"""#, #"\\"#, #"\\E"#, "<b>", "&amp", "]; }", #"\u{0}"#, #"\u{a}"#, "self",
        ]
      )
    }

    /// What the command gives.
    private static func output(_ line: String) throws -> String {
      let outcome = try Launch(line: "memgraph \(line)", in: Scratch()).run()
      #expect(outcome.status == 0)
      return outcome.text
    }
  }

  /// What a picture has to show.
  private struct Drawn: Equatable {
    let boxes: [String]
    /// The names of the two ends of each.
    let arrows: [[String]]

    /// All boxes but the legend.
    init(dot: String) throws {
      let graph = try ParsedGraph(dot: dot)
      let legend = Set(graph.subgraphs.filter { $0.name == "cluster_legend" }.flatMap(\.nodes))
      #expect(legend == ["legend"])
      boxes = graph.nodes.map(\.name).filter { !legend.contains($0) }.sorted()
      arrows = Self.sorted(graph.edges.map { [$0.tail, $0.head] })
    }

    /// Everything alive, and the due objects that are gone.
    init(report: String) throws {
      let report = try JSONFile(Array(report.utf8))
      let snapshot = try report.object("snapshot")
      let alive = try snapshot.objects("objects").map { try $0.text("id") }
      let released = try report.objects("verdicts").filter { try $0.text("verdict") == "released" }
      boxes = (alive + (try released.map { try $0.text("object") })).sorted()
      arrows = Self.sorted(
        try snapshot.objects("references").map { [try $0.text("from"), try $0.text("to")] }
      )
    }

    static func sorted(_ arrows: [[String]]) -> [[String]] {
      arrows.sorted { $0.lexicographicallyPrecedes($1) }
    }
  }
#endif
