extension VisibleText {
  /// The text with unsafe scalars escaped, and with its middle folded into `…` where it is wider
  /// than `columns` of a terminal.
  ///
  /// No character is cut apart, nor an escape. Linear in `columns`, however long the text.
  ///
  /// ```swift
  /// VisibleText.shortened("ReminderDetailViewController", columns: 20)  // "ReminderDet…ntroller"
  /// ```
  package static func shortened(_ text: String, columns: Int) -> String {
    switch Fold(text, columns: columns) {
    case .whole(let text): text
    case .ends(let ends): ends.head.joined() + "…" + ends.tail.joined()
    }
  }

  /// The same, cut between words where one begins near enough: at a capital, a digit's end, or
  /// behind a point, an underscore or a space.
  ///
  /// ```swift
  /// VisibleText.shortenedByWord("ReminderDetailViewController", columns: 20)
  /// // "Reminder…Controller"
  /// ```
  static func shortenedByWord(_ text: String, columns: Int) -> String {
    switch Fold(text, columns: columns) {
    case .whole(let text): text
    case .ends(let ends): ends.wordsOfHead().joined() + "…" + ends.wordsOfTail().joined()
    }
  }

  /// Whether the text is shown whole in so many columns.
  static func fits(_ text: String, columns: Int) -> Bool {
    if case .whole = Fold(text, columns: columns) { true } else { false }
  }

  /// A text, whole or without its middle.
  private enum Fold {
    case whole(String)
    case ends(Ends)

    init(_ text: String, columns: Int) {
      let head = VisibleText.pieces(text.prefix(columns + 1))
      let isWhole = text.dropFirst(columns + 1).isEmpty
      if isWhole, head.reduce(0, { $0 + $1.columns }) <= columns {
        self = .whole(head.reduce(into: "") { $0 += $1.text })
        return
      }
      let tail = Array(VisibleText.pieces(text.suffix(columns)).reversed())
      let tailRoom = (columns - 1) * 2 / 5
      let start = VisibleText.fitting(head, columns: columns - 1 - tailRoom)
      let end = VisibleText.fitting(tail, columns: tailRoom)
      self = .ends(
        Ends(
          head: start,
          next: start.count < head.count ? head[start.count].text : "",
          previous: end.count < tail.count ? tail[end.count].text : "",
          tail: end.reversed()
        )
      )
    }
  }

  /// What is left of a text without its middle, in characters, with those beside the gap.
  private struct Ends {
    let head: [String]
    let next: String
    let previous: String
    let tail: [String]

    /// The head up to the last word that is whole in it, where that is not much shorter.
    func wordsOfHead() -> ArraySlice<String> {
      let characters = head + [next]
      let ends = head.indices.reversed().lazy.map { $0 + 1 }
      let end = ends.first { Self.isBoundary(characters[$0 - 1], characters[$0]) }
      return end.map { $0 * 2 >= head.count ? head[..<$0] : head[...] } ?? head[...]
    }

    /// The tail from the first word that is whole in it, where that is not much shorter.
    func wordsOfTail() -> ArraySlice<String> {
      let characters = [previous] + tail
      let start = tail.indices.first { Self.isBoundary(characters[$0], characters[$0 + 1]) }
      return start.map { $0 * 3 <= tail.count * 2 ? tail[$0...] : tail[...] } ?? tail[...]
    }

    private static func isBoundary(_ left: String, _ right: String) -> Bool {
      guard let left = left.last, let right = right.first else { return false }
      if left == "." || left == "_" || left == " " { return true }
      return right.isUppercase && !left.isUppercase && left.isLetter
        || left.isNumber && right.isLetter
    }
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
