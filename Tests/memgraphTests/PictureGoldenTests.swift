#if Graphviz
  import Testing

  /// Whole pictures, to be opened and looked at in `Goldens/Pictures`.
  ///
  /// Another version of Graphviz places the parts elsewhere, and bends an arrow in more places or
  /// fewer; so numbers are left out of the comparison, however many stand in a row.
  @Suite struct `Pictures as they are drawn` {
    @Test(arguments: [
      ("snapshot", "snapshot after-pop --strong --set list-keeps-detail=yes"),
      ("focus", "snapshot covered --scenario timer-incident --focus help"),
      ("presented", "snapshot detail-open --set presentation=present"),
      ("flip-book", "timeline --strong --set list-keeps-detail=yes"),
      ("ghosts", "timeline timer-incident --ghosts"),
    ])
    func `whole`(name: String, command: String) throws {
      let words = command.split(separator: " ").map(String.init) + ["--format", "svg"]
      let outcome = try Launch.memgraph(words, in: Scratch()).run()
      #expect(outcome.complaint == "")
      #expect(outcome.status == 0)
      try Golden("Pictures/\(name).svg").expect(outcome.text, comparing: Self.withoutNumbers)
    }

    @Test func `words, colours by name, and the order of parts are compared, places are not`() {
      let line = "<path class=\"face\" d=\"M1 2C3.5 -4 5 6 7 8V9\"/>"
      #expect(Self.withoutNumbers(line) == "<path class=\"face\" d=\"MNCNVN\"/>")
      let longer = "<path class=\"face\" d=\"M1 2C3 4 5 6 7 8 9 10 11 12 13 14V0.5\"/>"
      #expect(Self.withoutNumbers(longer) == Self.withoutNumbers(line))
      #expect(Self.withoutNumbers("<text>nav</text>") == "<text>nav</text>")
    }

    private static func withoutNumbers(_ text: String) -> String {
      text.replacing(/-?[0-9]+(\.[0-9]+)?/, with: "N").replacing(/N( N)+/, with: "N")
    }
  }
#endif
