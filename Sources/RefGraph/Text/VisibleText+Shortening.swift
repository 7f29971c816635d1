extension VisibleText {
  /// The text with unsafe scalars escaped, and with its middle folded into `…` where it is wider
  /// than `columns` of a terminal.
  ///
  /// No character is cut apart, nor an escape. Linear in `columns`, however long the text.
  ///
  /// ```swift
  /// VisibleText.shortened("ReminderDetailViewController", columns: 20)  // "ReminderDet…ntroller"
  /// ```
  static func shortened(_ text: String, columns: Int) -> String {
    let head = Self.pieces(text.prefix(columns + 1))
    let isWhole = text.dropFirst(columns + 1).isEmpty
    if isWhole, head.reduce(0, { $0 + $1.columns }) <= columns {
      return head.reduce(into: "") { $0 += $1.text }
    }
    let tail = Self.pieces(text.suffix(columns))
    let tailRoom = (columns - 1) * 2 / 5
    let start = Self.fitting(head, columns: columns - 1 - tailRoom)
    let end = Self.fitting(tail.reversed(), columns: tailRoom)
    return start.joined() + "…" + end.reversed().joined()
  }

  /// A character, or what stands for it, and the columns that it takes.
  private struct Piece {
    let text: String
    let columns: Int
  }

  /// The longest emoji has eleven scalars; whatever has more is heaped-up marks.
  private static let scalarLimit = 12

  private static func pieces(_ text: Substring) -> [Piece] {
    text.map { character in
      let scalars = character.unicodeScalars.prefix(scalarLimit)
      let visible = scalars.reduce(into: "") { $0 += escaped($1) }
      let isItself = !scalars.contains(where: isUnsafe)
      let columns = isItself ? min(2, scalars.reduce(0) { $0 + width(of: $1) }) : visible.utf8.count
      return Piece(text: visible, columns: columns)
    }
  }

  private static func fitting(_ pieces: [Piece], columns: Int) -> [String] {
    var room = columns
    var texts: [String] = []
    for piece in pieces {
      guard piece.columns <= room else { break }
      room -= piece.columns
      texts.append(piece.text)
    }
    return texts
  }
}
