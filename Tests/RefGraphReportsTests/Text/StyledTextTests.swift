@testable import RefGraphReports
import Testing

@Suite struct `Styled text` {
  private func words(_ text: StyledText) -> [String] {
    text.words().map { $0.pieces.map(\.text).joined() }
  }

  @Test func `makes visible what a terminal would act upon`() {
    let text = StyledText("a\u{1B}[2Jb\u{7}c\r\n\u{202E}d\u{9B}e\u{7F}")
    #expect(
      text.pieces.map(\.text) == [#"a\u{1b}[2Jb\u{7}c\u{d}\u{a}\u{202e}d\u{9b}e\u{7f}"#]
    )
  }

  @Test func `has no piece for nothing`() {
    #expect(StyledText("").pieces.isEmpty)
    #expect(StyledText("", .bad).width() == 0)
  }

  @Test func `is as wide as a terminal shows it`() {
    #expect(StyledText("page").width() == 4)
    #expect(StyledText("詳細").width() == 4)
    #expect(StyledText("e\u{301}").width() == 1)
    #expect((StyledText("詳", .name) + StyledText("a", .faint)).width() == 3)
  }

  @Test func `falls into words, whatever its pieces`() {
    let text = StyledText("one tw", .name) + StyledText("o, ", .bad) + StyledText(" three ")
    #expect(words(text) == ["one", "two,", "three"])
    #expect(text.words()[1].pieces.map(\.style) == [.name, .bad])
    #expect(words(StyledText("   ")) == [])
  }
}
