import RefGraph

/// The text that an attribute of ours says: `\\` is a backslash, `\n` a line end, `\u{…}` a character
/// by its number, and `\u{}` nothing at all.
struct DOTExactText {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  /// What could not be read, as it stands there.
  struct UnknownEscape: Error {
    let found: String
  }

  static func text(of value: String) throws(UnknownEscape) -> String {
    var reader = Self(scalars: Array(value.unicodeScalars))
    return try reader.text()
  }

  private mutating func text() throws(UnknownEscape) -> String {
    var text = String.UnicodeScalarView()
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "\\" {
        if let escaped = try escaped() { text.append(escaped) }
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// What the escape after a backslash stands for.
  private mutating func escaped() throws(UnknownEscape) -> Unicode.Scalar? {
    let start = index - 1
    switch index < scalars.count ? scalars[index] : nil {
    case "\\":
      index += 1
      return "\\"
    case "n":
      index += 1
      return "\n"
    case "u" where scalars.dropFirst(index + 1).first == "{": return try numbered(from: start)
    default: throw unknown(from: start, to: index + 1)
    }
  }

  private mutating func numbered(from start: Int) throws(UnknownEscape) -> Unicode.Scalar? {
    index += 2
    var number: UInt32 = 0
    let first = index
    while index < scalars.count, let digit = scalars[index].hexadecimalValue, index < first + 6 {
      number = number << 4 | digit
      index += 1
    }
    guard index < scalars.count, scalars[index] == "}" else {
      throw unknown(from: start, to: index + 1)
    }
    index += 1
    if index == first + 1 { return nil }
    guard let scalar = Unicode.Scalar(number) else { throw unknown(from: start, to: index) }
    return scalar
  }

  private func unknown(from start: Int, to end: Int) -> UnknownEscape {
    let text = String(String.UnicodeScalarView(scalars[start..<min(end, scalars.count)]))
    return UnknownEscape(found: JSONExcerpt(text).description)
  }
}

extension Unicode.Scalar {
  fileprivate var hexadecimalValue: UInt32? {
    switch self {
    case "0"..."9": value - 0x30
    case "a"..."f": value - 0x61 + 10
    case "A"..."F": value - 0x41 + 10
    default: nil
    }
  }
}
