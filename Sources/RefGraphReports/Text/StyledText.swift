internal import RefGraph

/// A line of a report in pieces, each with its style.
///
/// Text from outside enters through ``append(_:_:)``, which makes control characters and
/// bidirectional overrides visible: nothing in a snapshot can move the reader's cursor.
struct StyledText: Sendable {
  private(set) var pieces: [Piece] = []

  struct Piece: Sendable {
    let text: String
    let style: TextStyle
    /// What of the graph the piece stands for; a form in which one can point at it makes use of it.
    var mention: Mention?
  }

  /// A part of the graph, by the names that people know it by.
  enum Mention: Hashable, Sendable {
    /// The object of this handle.
    case object(String)
    /// The reference between the objects of these handles.
    case reference(source: String, label: String, target: String)
  }

  init() {}

  init(_ text: String, _ style: TextStyle = .plain) {
    append(text, style)
  }

  mutating func append(_ text: String, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    pieces.append(Piece(text: VisibleText.escaping(text), style: style))
  }

  /// Appends what stands for a part of the graph.
  mutating func append(_ text: String, _ style: TextStyle = .plain, of mention: Mention) {
    guard !text.isEmpty else { return }
    pieces.append(Piece(text: VisibleText.escaping(text), style: style, mention: mention))
  }

  /// The handle of an object, known for one.
  static func object(_ handle: String, _ style: TextStyle = .plain) -> StyledText {
    var text = StyledText()
    text.append(handle, style, of: .object(handle))
    return text
  }

  /// Texts one after the other.
  static func joined(_ texts: [StyledText], by separator: String) -> StyledText {
    var sum = StyledText()
    for (index, text) in texts.enumerated() {
      if index > 0 { sum.append(separator) }
      sum.pieces += text.pieces
    }
    return sum
  }

  static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.pieces += right.pieces
    return sum
  }

  /// The text with the words of each piece changed.
  func mapped(_ change: (Piece) -> String) -> StyledText {
    var text = StyledText()
    text.pieces = pieces.map { piece in
      Piece(text: change(piece), style: piece.style, mention: piece.mention)
    }
    return text
  }

  /// The text without its styles.
  func plainText() -> String { pieces.map(\.text).joined() }

  /// Terminal columns that the text takes.
  func width() -> Int {
    pieces.reduce(0) { sum, piece in
      piece.text.unicodeScalars.reduce(sum) { $0 + VisibleText.width(of: $1) }
    }
  }

  /// A text without spaces in parts of at most `width` columns, cut where it is wider.
  func cut(to width: Int) -> [StyledText] {
    guard self.width() > width, width > 1 else { return [self] }
    var parts: [StyledText] = []
    var part = StyledText()
    var used = 0
    for piece in pieces {
      var text = ""
      for scalar in piece.text.unicodeScalars {
        let columns = VisibleText.width(of: scalar)
        if used + columns > width {
          if !text.isEmpty { part.pieces.append(Piece(text: text, style: piece.style)) }
          parts.append(part)
          (part, text, used) = (StyledText(), "", 0)
        }
        text.unicodeScalars.append(scalar)
        used += columns
      }
      if !text.isEmpty { part.pieces.append(Piece(text: text, style: piece.style)) }
    }
    return parts + [part]
  }

  /// Adds to the last piece where that has the same style: what was told apart for the sake of a
  /// mention is one word at a terminal.
  private mutating func join(_ text: String, _ style: TextStyle) {
    if let last = pieces.last, last.style == style {
      pieces[pieces.count - 1] = Piece(text: last.text + text, style: style)
    } else {
      pieces.append(Piece(text: text, style: style))
    }
  }

  /// Pieces that hold no space, each with the style it had, and the spaces between them.
  func words() -> [StyledText] {
    var words: [StyledText] = []
    var word = StyledText()
    for piece in pieces {
      for (index, part) in piece.text.split(separator: " ", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0, !word.pieces.isEmpty {
          words.append(word)
          word = StyledText()
        }
        if !part.isEmpty { word.join(String(part), piece.style) }
      }
    }
    if !word.pieces.isEmpty { words.append(word) }
    return words
  }
}
