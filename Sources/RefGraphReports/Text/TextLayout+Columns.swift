extension TextPage {
  /// Lines under a title, to stand beside others.
  struct Column: Sendable {
    let title: StyledText
    let lines: [StyledText]
  }
}

extension TextLayout {
  /// Columns with fewer characters than this stand below one another.
  private static let narrowestColumn = 24
  private static let indent = 4
  private static let gap = 2

  /// The columns side by side, line by line; one below the other where they do not fit.
  func lines(of columns: [TextPage.Column]) -> [String] {
    guard !columns.isEmpty else { return [] }
    let room = width - Self.indent - Self.gap * (columns.count - 1)
    let columnWidth = room / columns.count
    guard columnWidth >= Self.narrowestColumn else {
      return columns.flatMap { column in
        wrapped(column.title, indent: Self.indent, hanging: 0)
          + column.lines.flatMap { wrapped(marked: $0, width: width - Self.indent - 2) }
          .map { String(repeating: " ", count: Self.indent + 2) + coloured($0) }
      }
    }
    let blocks = columns.map { column in
      [column.title] + column.lines.flatMap { wrapped(marked: $0, width: columnWidth) }
    }
    let height = blocks.map(\.count).max() ?? 0
    return (0..<height).map { row in
      var line = String(repeating: " ", count: Self.indent)
      var missing = 0
      for block in blocks {
        let text = row < block.count ? block[row] : StyledText()
        if !text.pieces.isEmpty { line += String(repeating: " ", count: missing) + coloured(text) }
        let padding = max(0, columnWidth - text.width()) + Self.gap
        missing = text.pieces.isEmpty ? missing + columnWidth + Self.gap : padding
      }
      return line
    }
  }

  /// A line whose first two columns are a mark, broken so that the rest stays right of the mark.
  private func wrapped(marked line: StyledText, width: Int) -> [StyledText] {
    guard let mark = line.pieces.first else { return [line] }
    var rest = StyledText()
    for piece in line.pieces.dropFirst() { rest.append(piece.text, piece.style) }
    var lines: [StyledText] = []
    var current = StyledText()
    for word in rest.words().flatMap({ $0.cut(to: width - 2) }) {
      if !current.pieces.isEmpty, current.width() + 1 + word.width() > width - 2 {
        lines.append(current)
        current = StyledText()
      }
      current = current.pieces.isEmpty ? word : current + StyledText(" ") + word
    }
    lines.append(current)
    return lines.enumerated().map { index, text in
      StyledText(index == 0 ? mark.text : "  ", mark.style) + text
    }
  }
}
