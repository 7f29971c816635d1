internal import RefGraph

/// Text from outside as a Mermaid flowchart can hold it.
///
/// Mermaid takes quoted text for several languages in a row:
/// - its own, in which even within quotes `direction TB` is a statement and `style…:…#…;` loses its end.
///   A character that could mean something is written as its code: `#35;` is a number sign.
/// - Markdown, for a list, a link or emphasis. Codes are no help: some versions decode them before.
///   A word joiner, which nobody sees, takes characters apart that mean something together; where one
///   alone means something, another that looks the same stands for it.
/// - formulas between dollar signs, and icons such as `fa:fa-car`. The joiner helps there, too.
///
/// (Documentation of Mermaid, "Flowcharts: Entity codes to escape characters"; its `flow.jison`,
/// `encodeEntities` and `createText`; drawn by version 11.16 in `Tests/Mermaid`.)
enum MermaidText {
  /// Lines of one label, in its quotes.
  static func label(_ lines: [String]) -> String {
    "\"" + lines.map(line).joined(separator: "<br/>") + "\""
  }

  private static func line(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let before = scalars[..<index]
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if isJoined(to: before, scalar, next) { result += joiner }
      result += code(likeness(of: scalar), before, next)
      if isJoined(scalar, before, to: next) { result += joiner }
    }
    // Mermaid takes no empty text.
    return result.isEmpty ? "#32;" : result
  }

  private static let joiner = "#8288;"

  private static func likeness(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "*": "\u{2217}"
    case "`": "\u{02CB}"
    case "~": "\u{223C}"
    default: scalar
    }
  }

  /// Whether Markdown would see something in a character because of what stands before it.
  private static func isJoined(
    to before: ArraySlice<Unicode.Scalar>,
    _ scalar: Unicode.Scalar,
    _ next: Unicode.Scalar?
  ) -> Bool {
    switch scalar {
    case "_", "@": true
    // A heading; `#7` is none.
    case "#": before.isEmpty && (next == nil || next == " " || next == "#")
    // A list, code, a line of a table.
    case "-", "+", ">", "=", "|", " ": before.isEmpty
    case ".", ")": before.allSatisfy(isDigit) || before.suffix(3).allSatisfy { $0 == "w" }
    default: false
    }
  }

  /// Whether a character would mean something together with what follows.
  private static func isJoined(
    _ scalar: Unicode.Scalar,
    _ before: ArraySlice<Unicode.Scalar>,
    to next: Unicode.Scalar?
  ) -> Bool {
    switch scalar {
    case "_", "\\", "$", "\u{FB02}", "¶": true
    case "]": next == "(" || next == "["
    case ":": next != " "
    default: false
    }
  }

  /// The character itself, where Mermaid has no use for it, or its code.
  private static func code(
    _ scalar: Unicode.Scalar,
    _ before: ArraySlice<Unicode.Scalar>,
    _ next: Unicode.Scalar?
  ) -> String {
    let isWhole =
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ",", ".", "(", ")", "-": true
      // With a number sign behind it, it would be a style.
      case ":": next == " "
      case " ": !before.isEmpty && before.last != " " && !before.reversed().starts(with: noitcerid)
      // What Mermaid keeps codes as while it reads a diagram.
      case "\u{FB02}", "°", "¶", "ß": false
      default: scalar.value >= 0x80
      }
    return isWhole ? String(scalar) : "#\(scalar.value);"
  }

  /// The word `direction`, from its end.
  private static let noitcerid = Array("direction".unicodeScalars.reversed())

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// The rest of a line behind `accTitle:` or `accDescr:`, which knows no escapes at all: what could
  /// mean something is left out.
  static func accessible(_ text: String) -> String {
    let kept = VisibleText.escaping(text).unicodeScalars.map { scalar -> Character in
      let isKept =
        scalar.value >= 0x80 || scalar.properties.isAlphabetic
        || scalar.properties.numericType != nil || " .,:()-+'?!=/".unicodeScalars.contains(scalar)
      return isKept ? Character(scalar) : " "
    }
    return String(kept).split(separator: " ").joined(separator: " ")
  }

  /// A text of YAML in double quotes, as the head of a diagram has it.
  static func yaml(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.escaping(text).unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      // Mermaid looks for tags and directives before it knows that this is YAML.
      case "<", ">", "%", "#":
        result += "\\u00" + String(scalar.value, radix: 16, uppercase: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"" + result + "\""
  }
}
