internal import RefGraph

extension StyledText {
  /// The text for a page: a class for each style, and what is a part of the graph marked as one.
  func markup() -> [Markup] {
    pieces.map { piece in
      var attributes: [Markup.Attribute] = []
      var classes = piece.style.className.map { [$0] } ?? []
      switch piece.mention {
      case .object(let handle):
        classes.append("object")
        attributes.append(.data(.object, handle))
      case .reference(let source, let label, let target):
        classes.append("reference")
        attributes += [.data(.source, source), .data(.label, label), .data(.target, target)]
      case nil: break
      }
      let text = piece.mention == nil ? Self.word(piece.text) : piece.text
      guard !classes.isEmpty else { return .text(text) }
      attributes.insert(.classes(classes.joined(separator: " ")), at: 0)
      return .element(.span, attributes, text)
    }
  }

  /// A verdict by the word that sentences have for it, so that a page calls a state by one word; any
  /// other text as it is.
  private static func word(_ text: String) -> String {
    Verdict.Kind(rawValue: text)?.phrase ?? text
  }
}

extension TextStyle {
  /// The class of the style in the style sheet; `nil` for plain text.
  var className: String? {
    switch self {
    case .plain: nil
    case .heading: "heading"
    case .name: "name"
    case .good: "good"
    case .bad: "bad"
    case .caution: "caution"
    case .faint: "faint"
    }
  }
}
