/// How a text report meets its reader: the width of the terminal, and whether it shows colour.
public struct TextLayout: Sendable {
  /// Columns, from 20 on.
  public let width: Int
  /// Whether escape sequences colour the text.
  public let isColoured: Bool

  /// - Parameter width: columns; fewer than 20 count as 20.
  public init(width: Int = 80, isColoured: Bool = false) {
    self.width = max(20, width)
    self.isColoured = isColoured
  }

  /// The page as text that ends in a line break, or nothing for an empty page.
  func text(of page: TextPage) -> String {
    var lines: [String] = []
    for block in page.blocks {
      switch block {
      case .gap: if !(lines.last ?? "").isEmpty { lines.append("") }
      case .paragraph(let text, let indent, let hanging):
        lines += wrapped(text, indent: indent, hanging: hanging)
      case .noted(let text, let note, let indent): lines += noted(text, note, indent: indent)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Breaks between words. A word that is wider than the line stands on its own and runs over.
  private func wrapped(_ text: StyledText, indent: Int, hanging: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var column = 0
    for word in text.words() {
      let wordWidth = word.width()
      if column > 0, column + 1 + wordWidth > width {
        lines.append(line)
        column = 0
      }
      if column == 0 {
        column = lines.isEmpty ? indent : indent + hanging
        line = String(repeating: " ", count: column) + coloured(word)
      } else {
        line += " " + coloured(word)
        column += 1
      }
      column += wordWidth
    }
    if column > 0 { lines.append(line) }
    return lines
  }

  /// The column at which notes stand where there is room.
  private var noteColumn: Int { min(52, width * 3 / 5) }

  private func noted(_ text: StyledText, _ note: StyledText, indent: Int) -> [String] {
    guard !note.pieces.isEmpty else { return wrapped(text, indent: indent, hanging: 4) }
    let used = indent + text.width()
    let column = max(noteColumn, used + 2)
    guard column + note.width() <= width else {
      return wrapped(text, indent: indent, hanging: 4)
        + wrapped(note, indent: min(indent + 4, width / 2), hanging: 2)
    }
    let gap = String(repeating: " ", count: column - used)
    return [String(repeating: " ", count: indent) + coloured(text) + gap + coloured(note)]
  }

  /// The text with the escape sequences of its styles, where there is colour.
  func coloured(_ text: StyledText) -> String {
    text.pieces.map { piece in
      guard isColoured, let escape = piece.style.escape else { return piece.text }
      return escape + piece.text + "\u{1B}[0m"
    }.joined()
  }
}
