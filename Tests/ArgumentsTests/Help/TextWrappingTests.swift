import Testing

@testable import Arguments

@Suite
struct TextWrappingTests {
  @Test
  func `a line holds as many words as fit`() {
    let text = "one two  three\nfour"
    #expect(wrapped(text, width: 7) == ["one two", "three", "four"])
    #expect(wrapped(text, width: 6) == ["one", "two", "three", "four"])
    #expect(wrapped(text, width: 18) == ["one two three four"])
  }

  @Test
  func `a longer word has a line of its own`() {
    #expect(wrapped("a lighthouse b", width: 3) == ["a", "lighthouse", "b"])
    #expect(wrapped("lighthouse", width: 0) == ["lighthouse"])
  }

  @Test
  func `code is not broken`() {
    #expect(wrapped("see `a b c` and (`d e`)", width: 7) == ["see", "`a b c`", "and", "(`d e`)"])
    #expect(wrapped("`a\nb c` d", width: 4) == ["`a", "b c`", "d"])
  }

  @Test
  func `nothing has no lines`() {
    #expect(wrapped("", width: 10) == [])
    #expect(wrapped(" \n ", width: 10) == [])
    #expect(wrappedParagraphs("", width: 10) == [])
  }

  @Test
  func `paragraphs are wrapped apart, and indented lines are kept`() {
    let text = """
      One two three
      four.

      Five:
        a line that is longer
        than the page

      Six.
      """
    #expect(
      wrappedParagraphs(text, width: 9) == [
        "One two", "three", "four.", "", "Five:", "  a line that is longer", "  than the page", "",
        "Six.",
      ]
    )
  }
}
