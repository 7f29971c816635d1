import RefGraph
import Testing

@testable import memgraph

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

  /// Five mebibytes, most of them spaces, which are read quickly and announced all the same.
  private static let large =
    #"(printf '{'; head -c 5242880 /dev/zero | tr '\0' ' '; tail -c +2 leak.json) > large.json; "#
    + "exec memgraph analyze large.json"

  @Test func `says how large a file is, and then how many objects are in it`() throws {
    var launch = try Launch(line: Self.large, in: Scratch())
    launch.complaints = .terminal(columns: 80)
    let outcome = try launch.run()
    #expect(outcome.status == 0)
    let clear = "\r\u{1B}[K"
    #expect(
      outcome.complaint
        == "\(clear)reading large.json: 5 MiB\(clear)analysing 4 objects\(clear)"
    )
  }

  @Test func `goes on while a process that draws has not answered`() throws {
    var count = 0
    let line = "cat > /dev/null; sleep 1; echo drawn"
    let result = try System.run("/bin/sh", ["-c", line], input: Array("text".utf8)) { count += 1 }
    #expect(result == .init(output: Array("drawn\n".utf8), end: .exit(0)))
    #expect((2...5).contains(count))
  }

  @Test func `says nothing of a large file where nobody looks on`() throws {
    #expect(try Launch(line: Self.large, in: Scratch()).run().complaint == "")
  }

  #if Graphviz
    @Test func `says which lesson of a course is being written`() throws {
      let line = "exec memgraph lesson --all --format html -o site"
      var launch = try Launch(line: line, in: Scratch())
      launch.complaints = .terminal(columns: 80)
      let complaint = try launch.run().complaint
      let lines = complaint.matches(of: /lesson ([0-9]+) of ([0-9]+): [a-z-]+/)
      let count = try #require(lines.first.flatMap { Int($0.2) })
      #expect(count == ScenarioLibrary.course.count)
      #expect(lines.allSatisfy { $0.2 == "\(count)" })
      let numbers = lines.compactMap { Int($0.1) }
      #expect(numbers.count == lines.count && numbers == numbers.sorted())
      #expect(
        complaint.hasSuffix(
          "memgraph: wrote \(count + 1) files into `site`: begin with `site/index.html`\n"
        )
      )
    }
  #endif
}
