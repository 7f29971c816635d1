import RefGraph
import Testing

struct ScenarioErrorTests {
  private func error(in text: String) -> String? {
    do throws(ScenarioError) {
      _ = try Scenario(parsing: text, file: "f")
      return nil
    } catch {
      return error.description
    }
  }

  private func error(in bytes: [UInt8]) -> String? {
    error { () throws(ScenarioError) in _ = try Scenario(parsing: bytes, file: "f") }
  }

  private func error(in parse: () throws(ScenarioError) -> Void) -> String? {
    do throws(ScenarioError) {
      try parse()
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x73, 0x00], [0xFE, 0xFF, 0x00, 0x73], [0x73, 0x00, 0x63, 0x00],
      [0x00, 0x73, 0x00, 0x63],
    ] as [[UInt8]]
  )
  func `text in UTF-16 is named as such`(bytes: [UInt8]) {
    #expect(
      error(in: bytes) == """
        f:1:1: error: the text is in UTF-16, not in UTF-8
          remedy: save the file as UTF-8
        """
    )
  }

  @Test(
    arguments: [([0xFF], "ff"), ([0xE2, 0x82], "e2"), ([0xED, 0xA0, 0x80], "ed")]
      as [([UInt8], String)]
  )
  func `a byte that is not UTF-8 is shown with its place`(bytes: [UInt8], number: String) {
    let text = Array("scenario s \"t\"\n  é".utf8) + bytes
    let shown = String(repeating: "\u{FFFD}", count: bytes.count == 3 ? 3 : 1)
    #expect(
      error(in: text) == """
        f:2:4: error: the byte 0x\(number) is not valid UTF-8 here
            é\(shown)
             ^
          remedy: save the file as UTF-8
        """
    )
  }

  @Test func `an error names all mistakes in order of place`() {
    let text = """
      scenario s "t"
      due nobody
      lett page: T
      choice c = a
      due page, c
      """
    #expect(
      error(in: text) == """
        f:2:5: error: nothing makes an object named "nobody"
          due nobody
              ^~~~~~
          remedy: make it: let NAME: TYPE
        f:3:1: error: no statement begins with "lett"
          lett page: T
          ^~~~
          remedy: did you mean "let"?
        f:4:8: error: the choice "c" leaves nothing to choose
          choice c = a
                 ^
          remedy: give it at least two values: choice capture = weak | strong
        """
    )
  }

  @Test func `after twenty mistakes the rest is left out, and the error says so`() throws {
    let text = "scenario s \"t\"\n" + String(repeating: "moment\n", count: 40)
    let error = try #require(throws: ScenarioError.self) {
      try Scenario(parsing: text, file: "f")
    }
    #expect(error.diagnostics.count == 20)
    #expect(error.isCutShort)
    #expect(error.description.hasSuffix("\nf: only the first 20 errors are shown"))
    let exact = try #require(throws: ScenarioError.self) {
      try Scenario(
        parsing: "scenario s \"t\"\n" + String(repeating: "moment\n", count: 20),
        file: "f"
      )
    }
    #expect(!exact.isCutShort)
  }

  @Test func `a long name is refused and cut in the message`() {
    let name = String(repeating: "n", count: 201)
    let part = String(repeating: "n", count: 60)
    #expect(
      error(in: "scenario s \"t\"\nlet \(name): T") == """
        f:2:5: error: a name of 201 characters; at most 200 are allowed
          let \(part)…
              ^\(String(repeating: "~", count: 59))
          remedy: choose a shorter name
        """
    )
    #expect(error(in: "scenario s \"t\"\nlet \(name.dropLast()): T") == nil)
  }

  @Test func `the mark stands under its place behind long and wide text`() {
    #expect(
      error(in: "scenario s \"t\"\nevent \"提醒事项 é\u{301} 👩‍💻\" !") == """
        f:2:21: error: expected a field, as in name=value, found "!"
          event "提醒事项 é\u{301} 👩‍💻" !
        \("                          ")^
          remedy: write the line like this: event "TEXT" NAME=VALUE
        """
    )
    let long = String(repeating: "x", count: 100)
    #expect(
      error(in: "scenario s \"t\"\nevent \"\(long)\" !") == """
        f:2:110: error: expected a field, as in name=value, found "!"
          …\(String(repeating: "x", count: 38))" !
        \("                                           ")^
          remedy: write the line like this: event "TEXT" NAME=VALUE
        """
    )
  }

  @Test func `the name of the file is escaped`() throws {
    let error = try #require(throws: ScenarioError.self) {
      try Scenario(parsing: "", file: "a\u{1B}[31m\nb\u{202E}")
    }
    #expect(
      error.description == #"""
        a\u{1b}[31m\u{a}b\u{202e}:1:1: error: a scenario starts with its name and title, found nothing
          remedy: begin the file with a line like: scenario countdown "The countdown"
        """#
    )
  }

  @Test func `sixty-four blocks may be open, and no more`() {
    func nested(_ depth: Int) -> String {
      "scenario s \"t\"\n" + String(repeating: "repeat 2\n", count: depth)
        + String(repeating: "end\n", count: depth)
    }
    #expect(error(in: nested(64)) == nil)
    #expect(
      error(in: nested(100_000)) == """
        f:66:1: error: blocks are nested more than 64 deep
          repeat 2
          ^~~~~~
          remedy: move inner blocks into methods, and call those
        """
    )
  }

  @Test(arguments: Scenario.Choice.optionNames.sorted())
  func `an option of the command line is no choice and no value`(word: String) {
    let message = "\"\(word)\" is an option of the command line, so nothing else can have this name"
    let mark = "^" + String(repeating: "~", count: word.count - 1)
    #expect(
      error(in: "scenario s \"t\"\nchoice \(word) = a | b") == """
        f:2:8: error: \(message)
          choice \(word) = a | b
                 \(mark)
          remedy: choose another word
        """
    )
    #expect(
      error(in: "scenario s \"t\"\nchoice c = a | \(word)") == """
        f:2:16: error: \(message)
          choice c = a | \(word)
                         \(mark)
          remedy: choose another word
        """
    )
  }

  @Test func `the words of the command line are these`() {
    #expect(
      Scenario.Choice.optionNames == [
        "scenario", "set", "format", "output", "o", "focus", "depth", "color", "help", "version",
        "latent", "baseline", "moment", "all", "at", "answer", "reveal", "evidence", "ghosts",
        "live",
      ]
    )
  }
}
