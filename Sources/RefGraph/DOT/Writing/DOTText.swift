/// Text from outside, escaped for the two places where DOT takes text.
///
/// Both escape what a reader could not see, or a terminal act upon, and fold what is too long.
enum DOTText {
  /// A quoted string: an identity, a label or a tooltip.
  ///
  /// In labels Graphviz reads `\N`, `\l` and character entities, so backslashes and ampersands are
  /// escaped, too.
  static func quoted(_ text: String, columns: Int = 400) -> String {
    var result = "\""
    for character in VisibleText.shortened(text, columns: columns).unicodeScalars {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }

  /// A quoted tooltip, of which Graphviz 2.43 reads `\N` and its like even behind a second backslash:
  /// a joiner without width keeps the letter away.
  static func tooltip(_ text: String) -> String {
    quoted(text).replacing("\\\\", with: "\\\\\u{2060}")
  }

  /// Text within an HTML-like label, where Graphviz reads `\N` as well.
  static func html(_ text: String, columns: Int) -> String {
    entities(VisibleText.shortened(text, columns: columns))
  }

  /// The same of text that is visible and short enough already.
  static func entities(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
