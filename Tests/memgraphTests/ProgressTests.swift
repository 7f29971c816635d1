import Testing

@Suite struct `Progress` {
  /// The input comes only after a second and a bit: from then on the check is slow.
  private static let line = "(sleep 1.1; cat failing.scenario) | memgraph check - first.scenario"

  @Test func `is shown where standard error is a terminal, and taken away`() throws {
    var launch = try Launch(line: Self.line, in: Scratch())
    launch.complaints = .terminal(columns: 80)
    let outcome = try launch.run()
    #expect(outcome.text.hasSuffix("\n12 expectations in 5 combinations: 5 findings\n"))
    let shown = try Regex(#"(\r\x1b\[K[a-z. ]+: [0-9] of [14] combinations)+\r\x1b\[K"#)
    #expect(outcome.complaint.wholeMatch(of: shown) != nil, "\(outcome.complaint.debugDescription)")
  }

  @Test func `is not shown in a file`() throws {
    let outcome = try Launch(line: Self.line, in: Scratch()).run()
    #expect(outcome.complaint == "")
    #expect(outcome.status == 1)
  }
}
