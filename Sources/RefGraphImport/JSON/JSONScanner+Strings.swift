extension JSONScanner {
  /// The bytes between the quotes of the present string or key, escapes as they are written.
  var content: Range<Int> { token.lowerBound + 1..<token.upperBound - 1 }

  /// The present string or key.
  ///
  /// - Complexity: O(n) in its length.
  func string() -> String {
    hasEscapes
      ? String(decoding: unescapedBytes(), as: UTF8.self) : bytes.text(in: content)
  }

  /// Whether the present string or key is the one that `other` spells in UTF-8; nothing is
  /// allocated unless it has escape sequences.
  func stringEquals(_ other: [UInt8]) -> Bool {
    if hasEscapes { return unescapedBytes() == other }
    return content.count == other.count && bytes.matches(other, at: content.lowerBound)
  }

  /// The UTF-8 of the present string or key.
  ///
  /// Strings compare by canonical equivalence, bytes compare as JSON compares keys.
  func unescapedBytes() -> [UInt8] {
    guard hasEscapes else { return bytes[content] }
    var unescaped: [UInt8] = []
    unescaped.reserveCapacity(content.count)
    var index = content.lowerBound
    while index < content.upperBound {
      if bytes[index] == UInt8(ascii: "\\") {
        unescaped.append(contentsOf: String(escape(at: index)).utf8)
        index += escapeLength(at: index)
      } else {
        unescaped.append(bytes[index])
        index += 1
      }
    }
    return unescaped
  }

  /// Reads the string that begins at `position`.
  mutating func scanString() throws(JSONError) {
    let start = position
    var index = start + 1
    var escapes = false
    while true {
      // Zero, at the end, is a control character.
      let byte = bytes.byte(at: index)
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        escapes = true
        index += try checkEscape(at: index, from: start)
      } else if byte >= 0x80 {
        let length = UTF8Sequence.length(in: bytes, at: index)
        guard length > 0 else { throw malformedSequence(at: index, from: start) }
        index += length
      } else if byte >= 0x20 {
        index += 1
      } else {
        guard index < bytes.count else { throw truncated(.string, from: start) }
        throw error(.controlCharacter(byte), at: index)
      }
    }
    token = start..<index + 1
    hasEscapes = escapes
    position = index + 1
  }

  /// Checks the escape sequence whose backslash is at `offset`, and gives its length.
  private func checkEscape(at offset: Int, from start: Int) throws(JSONError) -> Int {
    guard offset + 1 < bytes.count else { throw truncated(.string, from: start) }
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      guard let unit = codeUnit(at: offset) else { throw badEscape(at: offset, from: start) }
      guard unit & 0xF800 == 0xD800 else { return 6 }
      // The first half of a pair, and the second behind it.
      if unit < 0xDC00 {
        if let second = codeUnit(at: offset + 6), second & 0xFC00 == 0xDC00 { return 12 }
        if isCutOff(escapeAt: offset + 6) { throw truncated(.string, from: start) }
      }
      throw error(.loneSurrogate(unit), at: offset)
    default:
      throw badEscape(at: offset, from: start)
    }
  }

  /// The number in an escape sequence `\uXXXX` at `offset`, if there is one.
  private func codeUnit(at offset: Int) -> UInt16? {
    guard bytes.byte(at: offset) == UInt8(ascii: "\\"),
      bytes.byte(at: offset + 1) == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for index in offset + 2..<offset + 6 {
      guard let digit = Character(Unicode.Scalar(bytes.byte(at: index))).hexDigitValue,
        bytes.byte(at: index) < 0x80
      else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// Whether the text ends within what may become an escape sequence `\uXXXX`.
  private func isCutOff(escapeAt offset: Int) -> Bool {
    guard bytes.count < offset + 6 else { return false }
    return (offset..<max(offset, bytes.count)).allSatisfy { index in
      switch index - offset {
      case 0: bytes[index] == UInt8(ascii: "\\")
      case 1: bytes[index] == UInt8(ascii: "u")
      default: Character(Unicode.Scalar(bytes[index])).isHexDigit
      }
    }
  }

  private func badEscape(at offset: Int, from start: Int) -> JSONError {
    if isCutOff(escapeAt: offset) { return truncated(.string, from: start) }
    var end = offset + 1 + max(1, UTF8Sequence.length(in: bytes, at: offset + 1))
    if bytes[offset + 1] == UInt8(ascii: "u") {
      let bound = min(bytes.count, offset + 6)
      while end < bound, 0x20..<0x7F ~= bytes[end], bytes[end] != UInt8(ascii: "\"") { end += 1 }
    }
    let found = JSONExcerpt(bytes.text(in: offset..<end))
    return error(.escape(found: found.description), at: offset)
  }

  private func malformedSequence(at offset: Int, from start: Int) -> JSONError {
    let rest = offset + 1..<bytes.count
    if bytes[offset] >= 0xC2, rest.count < 3, rest.allSatisfy({ bytes[$0] & 0xC0 == 0x80 }) {
      return truncated(.string, from: start)
    }
    return error(.invalidUTF8(byte: bytes[offset]), at: offset)
  }

  /// The character that the checked escape sequence at `offset` stands for.
  private func escape(at offset: Int) -> Character {
    switch bytes[offset + 1] {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let first = UInt32(codeUnit(at: offset) ?? 0)
      let second = UInt32(codeUnit(at: offset + 6) ?? 0)
      let value =
        first & 0xFC00 == 0xD800 ? 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00) : first
      guard let scalar = Unicode.Scalar(value) else {
        preconditionFailure("U+\(value) is a surrogate that the scanner let through")
      }
      return Character(scalar)
    case let byte: return Character(Unicode.Scalar(byte))
    }
  }

  private func escapeLength(at offset: Int) -> Int {
    guard let unit = codeUnit(at: offset) else { return 2 }
    return unit & 0xFC00 == 0xD800 ? 12 : 6
  }
}
