/// Lines of a report before they meet the width of a terminal.
struct TextPage: Sendable {
  private(set) var blocks: [Block] = []

  enum Block: Sendable {
    case blank
    /// Wraps between words; further lines stand `hanging` columns further in.
    case paragraph(StyledText, indent: Int, hanging: Int)
    /// A text with a note beside it, or below it where there is no room.
    case noted(StyledText, note: StyledText, indent: Int)
  }

  /// A blank line, unless the page is empty or ends in one.
  mutating func skip() {
    if case .blank? = blocks.last { return }
    if !blocks.isEmpty { blocks.append(.blank) }
  }

  mutating func heading(_ text: String) {
    skip()
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
