import Testing

@testable import RefGraph

@Suite struct VisibleTextShorteningTests {
  @Test(arguments: [
    ("", 20, ""),
    ("page", 20, "page"),
    ("ReminderDetailViewController", 28, "ReminderDetailViewController"),
    ("ReminderDetailViewController", 20, "ReminderDeta…troller"),
    ("日本語日本語日本語", 10, "日本語…語"),
    ("e\u{301}e\u{301}e\u{301}", 3, "e\u{301}e\u{301}e\u{301}"),
    ("a\u{0}b\nc\u{202E}d\u{200B}", 60, #"a\u{0}b\u{a}c\u{202e}d\u{200b}"#),
    ("\u{202E}\u{202E}\u{202E}", 20, #"\u{202e}…"#),
    ("👨‍👩‍👧‍👦👩🏽‍💻", 20, "👨‍👩‍👧‍👦👩🏽‍💻"),
  ])
  func `a text is whole where it fits, and loses its middle where not`(
    text: String,
    columns: Int,
    expected: String
  ) {
    #expect(VisibleText.shortened(text, columns: columns) == expected)
  }

  @Test func `heaped-up marks are cut`() {
    let heap = "a" + String(repeating: "\u{301}", count: 5000)
    #expect(VisibleText.shortened(heap, columns: 20).unicodeScalars.count == 12)
  }

  @Test func `of a very long text only the ends are read`() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(VisibleText.shortened(long, columns: 11) == "xxxxxx…xxxx")
  }
}
