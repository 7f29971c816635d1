internal import RefGraph

/// Texts of a page without their middles where they are too long to be read in a line.
///
/// The script folds in the same way: by what is left of a name it knows the object, and then shows
/// the whole.
enum FoldedText {
  /// How long a name may be in a list, in Unicode scalars.
  static let nameLimit = 120
  /// How long a sentence may be, or a type.
  static let sentenceLimit = 400

  /// The text, or its beginning and its end.
  static func folded(_ text: String, limit: Int = nameLimit) -> String {
    let scalars = text.unicodeScalars
    guard scalars.dropFirst(limit).first != nil else { return text }
    let tail = limit / 4
    return "\(Substring(scalars.prefix(limit - tail - 1)))…\(Substring(scalars.suffix(tail)))"
  }

  /// A name from outside as a list of a page shows it.
  static func shown(_ name: String) -> String { folded(SnapshotData.shown(name)) }
}

extension StyledText {
  /// The text with its long names folded, and what it is too long to say.
  func folded() -> StyledText {
    var folded = StyledText()
    for piece in pieces {
      switch piece.mention {
      case .object(let handle):
        folded.append(
          FoldedText.folded(piece.text),
          piece.style,
          of: .object(FoldedText.shown(handle))
        )
      case .reference(let source, let label, let target):
        folded.append(
          FoldedText.folded(piece.text),
          piece.style,
          of: .reference(
            source: FoldedText.shown(source),
            label: FoldedText.shown(label),
            target: FoldedText.shown(target)
          )
        )
      case nil:
        folded.append(FoldedText.folded(piece.text, limit: FoldedText.sentenceLimit), piece.style)
      }
    }
    return folded
  }
}

extension TextPage {
  /// The lines with their long names folded.
  func folded() -> TextPage {
    var page = TextPage()
    for block in blocks {
      switch block {
      case .gap: page.gap()
      case .paragraph(let text, let indent, let hanging):
        page.paragraph(text.folded(), indent: indent, hanging: hanging)
      case .noted(let text, let note, let indent):
        page.noted(text.folded(), note.folded(), indent: indent)
      case .labelled(let label, let text, let indent, let column):
        page.labelled(label.folded(), text.folded(), indent: indent, column: column)
      case .columns(let columns):
        page.columns(
          columns.map { .init(title: $0.title.folded(), lines: $0.lines.map { $0.folded() }) }
        )
      }
    }
    return page
  }
}
