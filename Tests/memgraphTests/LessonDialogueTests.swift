import Testing

@Suite struct `A lesson at a terminal` {
  /// Runs with what a person types, and gives what standard error and standard output show.
  private func run(
    _ line: String,
    typing: String,
    in scratch: Scratch? = nil,
    output: Launch.Stream = .terminal(columns: 80)
  ) throws -> Launch.Outcome {
    var launch = Launch(line: line, in: try scratch ?? Scratch())
    launch.input = Array(typing.utf8)
    launch.isTyped = true
    launch.output = output
    launch.complaints = .terminal(columns: 80)
    launch.environment["NO_COLOR"] = "1"
    return try launch.run()
  }

  @Test func `asks, and then tells the run against what was predicted`() throws {
    let outcome = try run("memgraph lesson reminders --strong", typing: "1\nb\n")
    #expect(outcome.status == 0)
    try Golden("Terminal/lesson.txt").expect(outcome.complaint + outcome.text)
  }

  @Test(arguments: ["x", "0", "5", "", "-1", "1 2", "99999999999999999999", "é", "r"])
  func `asks again where there is no such answer`(word: String) throws {
    let answered = try run("memgraph lesson reminders", typing: "2\n1\n")
    let outcome = try run("memgraph lesson reminders", typing: "\(word)\n2\n1\n")
    let again = "There is no such answer: write a number from 1 to 4.\n"
    let parts = outcome.complaint.split(separator: again, omittingEmptySubsequences: false)
    #expect(parts.count == 2)
    #expect(outcome.text == answered.text)
  }

  @Test(arguments: ["q\n", "Q\n", " q \n", "1\nq\n"])
  func `is left with q`(typing: String) throws {
    let outcome = try run("memgraph lesson reminders", typing: typing)
    #expect(outcome.status == 0)
    #expect(outcome.text == "")
    #expect(outcome.complaint.hasSuffix(": You left before the run. `--reveal` tells the rest.\n"))
  }

  @Test func `ends politely where nothing more is typed`() throws {
    let outcome = try run("memgraph lesson reminders", typing: "1\n\u{4}")
    #expect(outcome.status == 0)
    #expect(outcome.text == "")
    #expect(
      outcome.complaint.hasSuffix(
        "or q to leave: \nYou left before the run. `--reveal` tells the rest.\n"
      )
    )
  }

  @Test func `is told as a whole where the result goes elsewhere`() throws {
    let scratch = try Scratch()
    let line = "memgraph lesson timer-incident -o lesson.txt"
    let outcome = try run(line, typing: "1\n2\n", in: scratch)
    #expect(outcome.text == "")
    let whole = try Launch(line: "memgraph lesson timer-incident --answer 1,2", in: scratch).run()
    #expect(try scratch.text("lesson.txt") == whole.text)
    let piped = try run("memgraph lesson timer-incident", typing: "1\n2\n", output: .kept)
    #expect(piped.text == whole.text)
  }

  @Test(arguments: ["--reveal", "--answer 1,1", "--evidence", "--format json", "--format markdown"])
  func `asks nothing where the line says enough`(options: String) throws {
    let outcome = try run("memgraph lesson reminders \(options)", typing: "")
    #expect(outcome.complaint == "")
    #expect(outcome.status == 0)
  }
}
