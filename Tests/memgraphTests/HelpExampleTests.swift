import Testing

@Suite struct `Examples in help` {
  /// Every line of a help text that begins as a command line does.
  private static let lines: [String] = {
    let topics = [
      "", "scenarios", "moments", "snapshot", "timeline", "diff", "compare", "lesson", "analyze",
      "check", "convert", "completions",
    ]
    let pages = topics.compactMap { topic in
      try? Launch(line: "memgraph help \(topic)", in: Scratch()).run().text
    }
    let lines = pages.joined().split(separator: "\n").filter { $0.hasPrefix("  memgraph ") }
    return lines.map { String($0.dropFirst(2)) }
  }()

  @Test func `are there`() {
    #expect(Self.lines.count >= 8)
  }

  /// Where Graphviz is not installed, `dot` is a program that wants DOT and gives nothing.
  @Test(arguments: lines)
  func `run as they stand`(line: String) throws {
    let dot = "dot() { grep -q '^digraph '; }; "
    let outcome = try Launch(line: "{ \(dot)\(line); }", in: Scratch()).run()
    #expect(outcome.status == 0)
    #expect(outcome.complaint == "")
  }
}
