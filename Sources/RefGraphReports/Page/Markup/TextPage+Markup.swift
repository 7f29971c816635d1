extension TextPage {
  /// The blocks of a report as elements. What stands out as a section's title at a terminal is a
  /// heading here.
  ///
  /// - Parameter heading: the level of those headings.
  func markup(heading: Markup.Tag) -> [Markup] {
    blocks.compactMap { block in
      switch block {
      case .gap: return nil
      case .paragraph(let text, let indent, _):
        if indent == 0, !text.pieces.isEmpty, text.pieces.allSatisfy({ $0.style == .heading }) {
          return .element(heading, [], text.markup())
        }
        return .element(.p, Self.attributes(indent), text.markup())
      case .noted(let text, let note, let indent):
        let text = Markup.element(.span, [.classes("text")], text.markup())
        guard !note.pieces.isEmpty else { return .element(.p, Self.attributes(indent), [text]) }
        let note = Markup.element(.span, [.classes("note")], note.markup())
        return .element(.p, Self.attributes(indent), [text, .text(" "), note])
      case .labelled(let label, let text, let indent, _):
        return .element(
          .p,
          Self.attributes(indent),
          [.element(.span, [.classes("label")], label.markup()), .text(" ")] + text.markup()
        )
      case .columns(let columns): return .element(.div, [], columns.map(Self.markup))
      }
    }
  }

  /// The lines of a log, in their order.
  func logMarkup() -> Markup {
    let lines = blocks.compactMap { block -> Markup? in
      guard case .paragraph(let text, let indent, _) = block else { return nil }
      return .element(.li, Self.attributes(indent), text.markup())
    }
    return .element(.ol, [.classes("lines")], lines)
  }

  private static func markup(of column: Column) -> Markup {
    let lines = column.lines.map { Markup.element(.p, [.classes("in-1")], $0.markup()) }
    return .element(.div, [], [.element(.p, [], column.title.markup())] + lines)
  }

  /// The deepest indentation that the style sheet knows.
  private static let deepest = 4

  private static func attributes(_ indent: Int) -> [Markup.Attribute] {
    indent < 2 ? [] : [.classes("in-\(min(indent / 2, deepest))")]
  }
}
