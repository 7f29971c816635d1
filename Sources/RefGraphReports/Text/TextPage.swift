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
    /// A text that begins at `column`, behind a label, and stays right of it; below it where there is
    /// no room.
    case labelled(StyledText, text: StyledText, indent: Int, column: Int)
    /// Columns side by side, or one below the other where there is no room.
    case columns([Column])
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

  mutating func labelled(_ label: StyledText, _ text: StyledText, indent: Int, column: Int) {
    blocks.append(.labelled(label, text: text, indent: indent, column: column))
  }

  mutating func columns(_ columns: [Column]) {
    blocks.append(.columns(columns))
  }

  mutating func append(_ page: TextPage) {
    blocks += page.blocks
  }
}
