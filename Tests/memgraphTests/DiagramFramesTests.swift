#if Graphviz
  import Graphviz
  import RefGraph
  import Testing

  @Suite struct `Graphviz draws the frames of a series` {
    /// All moments of a play, without groups: with clusters, version 2.43 may mirror one document in
    /// two ways where it draws it twice in a process.
    private static func documents(of scenario: String, hasGhosts: Bool) throws -> [DOTDocument] {
      let scenario = try #require(try ScenarioLibrary.scenario(named: scenario))
      let timeline = try scenario.play(scenario.defaultSetting)
      let analyses = timeline.moments.map { SnapshotAnalysis(of: $0.snapshot) }
      return DOTDocument.frames(
        of: DiagramSeries(of: [.init(analyses: analyses)]),
        notes: timeline.moments.indices.map { number in
          .init(answer: String(repeating: "word ", count: number))
        },
        hasGhosts: hasGhosts
      )
    }

    /// The size of the picture, and each box with its place and its size, as the plain form has them.
    private static func places(_ document: DOTDocument) throws -> [String] {
      let bytes = try Renderer().render(document.text, as: .plain)
      let lines = String(decoding: bytes, as: UTF8.self).replacing("\\\n", with: "")
      return lines.split(separator: "\n").filter { !$0.hasPrefix("edge") }.map { line in
        var isQuoted = false
        let words = line.split { character in
          if character == "\"" { isQuoted.toggle() }
          return character == " " && !isQuoted
        }
        return words.prefix(6).joined(separator: " ")
      }
    }

    @Test(arguments: ScenarioLibrary.names)
    func `each box has one place in all of them`(scenario: String) throws {
      for hasGhosts in [false, true] {
        let places = try Self.documents(of: scenario, hasGhosts: hasGhosts).map(Self.places)
        #expect(places.allSatisfy { $0.count > 3 })
        for (number, frame) in places.enumerated() {
          #expect(frame == places[0], "frame \(number)")
        }
      }
    }
  }
#endif
