import Testing

@testable import Arguments

@Suite
struct HostileInputTests {
  @Test
  func `empty words are words`() throws {
    #expect(
      Atlas.refusal(["show", ""])
        == .invalidValue("", name: "PLACE", expectation: "some text", nearest: nil)
    )
    #expect(
      Atlas.refusal(["show", "a", "--format", ""])
        == .invalidValue(
          "",
          name: "--format",
          expectation: "one of text, json, svg",
          nearest: nil
        )
    )
    #expect(Atlas.refusal(["help", ""]) == .unknownCommand("", nearest: nil))
  }

  @Test
  func `a very long word is kept whole, compared with nothing, and cut in messages`() throws {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(try Atlas.read(["show", long])[Atlas.place] == long)
    #expect(try Atlas.read(["show", "a", "--" + long]).choiceWords.first?.name == long)
    let reason = Atlas.refusal([long])
    #expect(reason == .unknownCommand(long, nearest: nil))
    let shown = String(repeating: "x", count: 60)
    #expect(reason?.message() == "unknown command `\(shown)…`")
  }

  @Test
  func `very many words are read`() throws {
    let files = (0..<20_000).map { "f\($0)" }
    #expect(try Atlas.read(["check"] + files)[Atlas.files] == files)
    let sets = files.flatMap { ["--set", $0] }
    #expect(try Atlas.read(["show", "a"] + sets)[Atlas.set] == files)
  }

  @Test
  func `words of any script are words`() throws {
    let parsed = try Atlas.read(["show", "гавань", "--зима", "--output=港.svg", "-o=🏝"].dropLast())
    #expect(parsed[Atlas.place] == "гавань")
    #expect(parsed.choiceWords.map(\.text) == ["--зима"])
    #expect(parsed[Atlas.output] == "港.svg")
    #expect(try Atlas.read(["show", "a", "-o🏝"])[Atlas.output] == "🏝")
    #expect(Atlas.refusal(["show", "a", "-🏝"]) == .unknownOption("-🏝", nearest: nil))
  }

  @Test
  func `a combining mark does not swallow the sign before it`() throws {
    #expect(try Atlas.read(["show", "a", "--output=\u{301}x"])[Atlas.output] == "\u{301}x")
    #expect(try Atlas.read(["show", "a", "-o\u{301}x"])[Atlas.output] == "\u{301}x")
    #expect(Word("-\u{301}") == .short("\u{301}", rest: ""))
    #expect(Word("--\u{301}") == .long(name: "\u{301}", value: nil))
  }

  @Test(arguments: [
    ("", Word.argument), ("-", .argument), ("a", .argument), ("a--b", .argument),
    ("=", .argument), ("--", .endOfOptions), ("---", .long(name: "-", value: nil)),
    ("--=", .long(name: "", value: "")), ("--a=", .long(name: "a", value: "")),
    ("--a==", .long(name: "a", value: "=")), ("-=", .short("=", rest: "")),
    ("-a=b", .short("a", rest: "=b")), ("- ", .short(" ", rest: "")),
    ("−−a", .argument), ("—a", .argument),
  ])
  func `a word is taken apart by its dashes`(text: String, word: Word) {
    #expect(Word(text) == word)
  }

  @Test(arguments: [
    ("a\u{1B}[31mb\n", #"`a\u{1B}[31mb\u{A}`"#), ("\u{202E}x", #"`\u{202E}x`"#),
    ("\u{2028}\u{7F}\u{0}", #"`\u{2028}\u{7F}\u{0}`"#), ("👩‍👩‍👧 é", "`👩‍👩‍👧 é`"), ("", "\"\""),
  ])
  func `a message disturbs no terminal`(word: String, shown: String) {
    #expect(
      UsageError.Reason.unexpectedArgument(word).message()
        == "unexpected argument \(shown); leave it out"
    )
  }
}
