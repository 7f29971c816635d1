internal import RefGraph

/// Folds the middle of names and words that are too long to be read in a report.
///
/// Different ones stay different: where two would look alike, the second gets a number in its gap.
struct WordFolding {
  /// As wide as a name or a word may be.
  static let columns = 120

  private var folded: [String: String] = [:]
  private var counts: [String: Int] = [:]

  /// The page with its long names and words folded. Linear.
  mutating func fold(_ page: TextPage) -> TextPage {
    page.mapped { text in fold(text) }
  }

  private mutating func fold(_ text: StyledText) -> StyledText {
    // Bytes are never fewer than columns.
    guard text.pieces.contains(where: { $0.text.utf8.count > Self.columns }) else { return text }
    return text.mapped { piece in
      piece.isName ? fold(piece.text) : foldedWords(of: piece.text)
    }
  }

  private mutating func foldedWords(of text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false)
      .map { fold(String($0)) }.joined(separator: " ")
  }

  private mutating func fold(_ word: String) -> String {
    guard word.utf8.count > Self.columns else { return word }
    if let known = folded[word] { return known }
    let short = VisibleText.shortened(word, columns: Self.columns)
    let count = counts[short, default: 0] + 1
    counts[short] = count
    let result =
      count == 1 || short == word
      ? short : short.replacing("…", with: "…(\(count))…", maxReplacements: 1)
    folded[word] = result
    return result
  }
}

extension StyledText.Piece {
  /// Whether the piece is a name as a whole, with the spaces in it.
  fileprivate var isName: Bool {
    if case .object = mention { true } else { style == .name }
  }
}

extension TextPage {
  /// The page with every text in it changed.
  fileprivate func mapped(_ change: (StyledText) -> StyledText) -> TextPage {
    var page = TextPage()
    for block in blocks {
      switch block {
      case .gap: page.gap()
      case .paragraph(let text, let indent, let hanging):
        page.paragraph(change(text), indent: indent, hanging: hanging)
      case .noted(let text, let note, let indent):
        page.noted(change(text), change(note), indent: indent)
      case .labelled(let label, let text, let indent, let column):
        page.labelled(change(label), change(text), indent: indent, column: column)
      case .columns(let columns):
        page.columns(columns.map { .init(title: change($0.title), lines: $0.lines.map(change)) })
      }
    }
    return page
  }
}
