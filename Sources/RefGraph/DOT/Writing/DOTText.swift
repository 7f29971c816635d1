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

  /// Text within an HTML-like label.
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
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
