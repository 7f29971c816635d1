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
    var folding = WordFolding()
    var lines: [String] = []
    for block in folding.fold(page).blocks {
      switch block {
      case .gap: if !(lines.last ?? "").isEmpty { lines.append("") }
      case .paragraph(let text, let indent, let hanging):
        lines += wrapped(text, indent: indent, hanging: hanging)
      case .noted(let text, let note, let indent): lines += noted(text, note, indent: indent)
      case .labelled(let label, let text, let indent, let column):
        lines += labelled(label, text, indent: indent, column: column)
      case .columns(let columns): lines += self.lines(of: columns)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Breaks between words. A word that is wider than the line stands on its own and runs over.
  func wrapped(_ text: StyledText, indent: Int, hanging: Int) -> [String] {
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

  /// How many columns are left for a text beside a label; with fewer it stands below.
  private static let narrowest = 24

  private func labelled(
    _ label: StyledText,
    _ text: StyledText,
    indent: Int,
    column: Int
  ) -> [String] {
    let used = indent + label.width()
    guard used < column, column + Self.narrowest <= width else {
      return wrapped(label, indent: indent, hanging: 0)
        + wrapped(text, indent: indent + 2, hanging: 2)
    }
    let lines = wrapped(text, indent: column, hanging: 0)
    guard let first = lines.first else { return wrapped(label, indent: indent, hanging: 0) }
    let gap = String(repeating: " ", count: column - used)
    let start = String(repeating: " ", count: indent) + coloured(label) + gap
    return [start + first.dropFirst(column)] + lines.dropFirst()
  }

  /// The text with the escape sequences of its styles, where there is colour.
  func coloured(_ text: StyledText) -> String {
    text.pieces.map { piece in
      guard isColoured, let escape = piece.style.escape else { return piece.text }
      return escape + piece.text + "\u{1B}[0m"
    }.joined()
  }
}
