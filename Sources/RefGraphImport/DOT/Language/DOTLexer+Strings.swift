extension DOTLexer {
  /// How deep `<` may stand inside each other in an HTML string.
  static let htmlDepth = 1_000

  /// A string in double quotes, with those that `+` joins to it.
  mutating func quoted() throws(DOTFileError) -> DOTToken {
    let start = offset
    var text: [UInt8] = []
    try readQuoted(into: &text)
    var end = offset
    while try skipPlus() {
      try skipSpace()
      guard offset < bytes.count else { return token(.end, from: offset) }
      guard bytes[offset] == UInt8(ascii: "\"") else {
        let start = offset
        let found = try next().range
        throw source.error(
          .unexpected(found: source.excerpt(found), expected: .string),
          at: start
        )
      }
      try readQuoted(into: &text)
      end = offset
    }
    offset = end
    return token(.id(DOTID(bytes: text)), from: start)
  }

  private mutating func skipPlus() throws(DOTFileError) -> Bool {
    try skipSpace()
    guard bytes.byte(at: offset) == UInt8(ascii: "+") else { return false }
    offset += 1
    return true
  }

  /// Reads from quote to quote. Only `\"` and a backslash at the end of a line mean something here;
  /// other backslashes belong to whoever reads the value.
  private mutating func readQuoted(into text: inout [UInt8]) throws(DOTFileError) {
    let start = offset
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        offset += 1
        return
      }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        offset += 1
        continue
      }
      switch bytes.byte(at: offset + 1) {
      case UInt8(ascii: "\""):
        text.append(UInt8(ascii: "\""))
        offset += 2
      case UInt8(ascii: "\\"):
        text += [byte, byte]
        offset += 2
      case 0x0A: offset += 2
      case 0x0D: offset += bytes.byte(at: offset + 2) == 0x0A ? 3 : 2
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw truncated(.string, began: start)
  }

  /// A string between `<` and the `>` that belongs to it; comments of HTML hide both.
  mutating func html() throws(DOTFileError) -> DOTToken {
    let start = offset
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "<") where bytes.matches(Self.commentStart, at: offset) && depth > 0:
        try skipHTMLComment(in: start)
        continue
      case UInt8(ascii: "<"):
        depth += 1
        if depth > Self.htmlDepth {
          throw source.error(.nesting(.html, bound: Self.htmlDepth), at: offset)
        }
      case UInt8(ascii: ">"): depth -= 1
      default: break
      }
      offset += 1
      if depth == 0 {
        let text = bytes[start + 1..<offset - 1]
        return token(.id(DOTID(bytes: text, isHTML: true)), from: start)
      }
    }
    throw truncated(.html, began: start)
  }

  private mutating func skipHTMLComment(in start: Int) throws(DOTFileError) {
    offset += Self.commentStart.count
    while !bytes.matches(Self.commentEnd, at: offset) {
      guard offset < bytes.count else { throw truncated(.html, began: start) }
      offset += 1
    }
    offset += Self.commentEnd.count
  }

  private static let commentStart = Array("<!--".utf8)
  private static let commentEnd = Array("-->".utf8)
}
