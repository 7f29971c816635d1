/// Lines of a report before they meet the width of a terminal.
struct TextPage: Sendable {
  private(set) var blocks: [Block] = []

  enum Block: Sendable {
    /// A blank line, except at the top of a page.
    case gap
    /// Wraps between words; further lines stand `hanging` columns further in.
    case paragraph(StyledText, indent: Int, hanging: Int)
    /// A text with a note beside it, or below it where there is no room.
    case noted(StyledText, note: StyledText, indent: Int)
  }

  mutating func gap() {
    blocks.append(.gap)
  }

  mutating func heading(_ text: String) {
    gap()
    paragraph(StyledText(text, .heading))
  }

  mutating func paragraph(_ text: StyledText, indent: Int = 0, hanging: Int = 0) {
    blocks.append(.paragraph(text, indent: indent, hanging: hanging))
  }

  mutating func noted(_ text: StyledText, _ note: StyledText, indent: Int) {
    blocks.append(.noted(text, note: note, indent: indent))
  }

  mutating func append(_ page: TextPage) {
    blocks += page.blocks
  }
}
