import Testing

@Suite struct `On a terminal` {
  @Test(arguments: [20, 40, 80, 200] as [UInt16])
  func `text is as wide as the terminal, and coloured`(columns: UInt16) throws {
    var shown = ""
    for line in Self.lines {
      var launch = try Launch(line: line, in: Scratch())
      launch.output = .terminal(columns: columns)
      let outcome = try launch.run()
      shown += "$ \(line)\n" + outcome.text.replacing("\u{1B}", with: "␛") + "\n"
    }
    try Golden("Terminal/\(columns).txt").expect(shown)
  }

  private static let lines = [
    "memgraph scenarios", "memgraph moments", "memgraph snapshot after-pop --strong --yes",
    "memgraph snapshot popping --focus list", "memgraph timeline --scenario timer-incident",
    "memgraph diff detail-open popping --strong", "memgraph analyze wide.json",
    "memgraph check failing.scenario", "memgraph help check",
    "memgraph compare stop --scenario timer-incident", "memgraph lesson reminders --answer 1,2",
    "memgraph lesson reminders --evidence",
  ]

  @Test(arguments: [
    ("NO_COLOR=1 memgraph moments", false), ("NO_COLOR= memgraph moments", true),
    ("memgraph moments --color never", false), ("memgraph moments --color auto", true),
    ("memgraph moments -o -", true), ("memgraph moments -o /dev/stdout", false),
    ("NO_COLOR=1 memgraph moments --color always", true),
  ])
  func `colour is a matter of the environment and of the line`(
    line: String,
    isColoured: Bool
  ) throws {
    var launch = try Launch(line: line, in: Scratch())
    launch.output = .terminal(columns: 80)
    let outcome = try launch.run()
    #expect(outcome.text.contains("\u{1B}[") == isColoured)
    #expect(outcome.text.contains("launch"))
  }

  @Test(arguments: ["json", "dot"])
  func `what programs read is the same as in a file`(format: String) throws {
    let scratch = try Scratch()
    var launch = Launch.memgraph(["snapshot", "saving", "--format", format], in: scratch)
    let kept = try launch.run()
    launch.output = .terminal(columns: 40)
    #expect(try launch.run() == kept)
  }

  @Test(arguments: ["png", "pdf"])
  func `a picture in bytes is refused`(format: String) throws {
    var launch = try Launch.memgraph(["snapshot", "saving", "--format", format], in: Scratch())
    launch.output = .terminal(columns: 80)
    let outcome = try launch.run()
    #expect(outcome.text == "")
    #expect(
      outcome.complaint
        == "memgraph: a \(format) is no text for a terminal: add `-o picture.\(format)`\n"
    )
    #expect(outcome.status == 64)
  }

  @Test(arguments: [["timeline"], ["lesson", "reminders"]])
  func `a page is refused, before any work for it`(words: [String]) throws {
    var launch = try Launch.memgraph(words + ["--format", "html"], in: Scratch())
    launch.output = .terminal(columns: 80)
    let outcome = try launch.run()
    #expect(outcome.text == "")
    #expect(
      outcome.complaint
        == "memgraph: a page is for a browser, not for a terminal: add `-o page.html`\n"
    )
    #expect(outcome.status == 64)
  }

  @Test func `a pipe that is closed is quiet`() throws {
    for line in ["snapshot saving --format dot", "help", "scenarios -o /dev/stdout"] {
      var launch = try Launch(line: "exec memgraph \(line)", in: Scratch())
      launch.output = .closedPipe
      #expect(try launch.run() == Launch.Outcome(status: 0, output: [], complaints: []))
    }
  }

  @Test func `complaints that nobody reads change nothing`() throws {
    var launch = try Launch(line: "exec memgraph snapshot nowhere", in: Scratch())
    launch.complaints = .closedPipe
    #expect(try launch.run() == Launch.Outcome(status: 64, output: [], complaints: []))
  }
}
