/// One attribute that says exactly what a snapshot holds.
struct ExchangeAttribute {
  /// `name="value"`.
  let text: String

  /// The attributes of graphs, nodes and edges, without `refgraph_`.
  enum Name: String {
    case format, version, title, moment, source
    case name, unnamed, type, kind, size, identity, root, due, released
    case label, strength, fact
  }

  /// An attribute whose value is any text.
  init(_ name: Name, _ value: String) {
    text = "refgraph_\(name.rawValue)=\(DOTText.exact(value))"
  }

  /// An attribute whose value is ours, and needs no escaping.
  init(_ name: Name, word: String) {
    text = "refgraph_\(name.rawValue)=\"\(word)\""
  }
}

extension DOTText {
  /// A quoted string from which a reader gets exactly the same text: what cannot be seen is written
  /// as `\u{…}`, a backslash as two, and no text at all as `\u{}`, because Graphviz does not tell an
  /// empty attribute from one that is not there.
  static func exact(_ text: String) -> String {
    guard !text.isEmpty else { return "\"\\u{}\"" }
    var parts: [String] = []
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      let part = rest.prefix(longestPart)
      parts.append("\"\(exactContent(String(part)))\"")
      rest = rest.dropFirst(part.count)
    }
    return parts.joined(separator: " + ")
  }

  /// How many scalars stand in one pair of quotes: Graphviz reads strings of at most 16,384 bytes,
  /// and joins those with a plus between them. A scalar is written with ten bytes at most.
  private static let longestPart = 1_600

  /// The same without the quotes; `separator` is escaped, too, so that it can stand between texts.
  static func exactContent(_ text: String, separator: Unicode.Scalar? = nil) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case separator: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result += VisibleText.escaped(scalar)
      }
    }
    return result
  }
}
