/// The lines of a label as Graphviz draws them, of one that is no HTML.
struct DOTLabel {
  /// Without space around them; those that have nothing else are left out.
  let lines: [String]

  /// - Parameter id: what `\N` stands for.
  init(_ value: String, id: String) {
    var lines = [String.UnicodeScalarView()]
    var rest = value.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\n": lines.append(.init())
      case "\\":
        switch rest.popFirst() {
        case "n", "l", "r": lines.append(.init())
        case "N": lines[lines.count - 1] += id.unicodeScalars
        case let other?: lines[lines.count - 1].append(other)
        case nil: break
        }
      case "&": lines[lines.count - 1].append(Self.entity(&rest))
      default: lines[lines.count - 1].append(scalar)
      }
    }
    self.lines = lines.map { Self.trimmed($0) }.filter { !$0.isEmpty }
  }

  /// The character of an entity whose `&` has been read; `&` itself where it begins none.
  private static func entity(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar {
    guard let end = rest.prefix(10).firstIndex(of: ";") else { return "&" }
    let name = String(rest[..<end])
    let scalar: Unicode.Scalar? =
      if name.hasPrefix("#x") || name.hasPrefix("#X") {
        UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      } else if name.hasPrefix("#") {
        UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      } else {
        entities[name]
      }
    guard let scalar else { return "&" }
    rest = rest[rest.index(after: end)...]
    return scalar
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": " ",
  ]

  private static func trimmed(_ line: String.UnicodeScalarView) -> String {
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let start = line.drop(while: isSpace)
    guard let last = start.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(start[...last])
  }
}
