extension LineCursor {
  /// Reads a quoted string after optional space, and gives what it stands for.
  mutating func string(_ description: String) throws(Diagnostic) -> String {
    skipSpace()
    let start = self
    guard skip("\"") else { throw expected(description) }
    var result = ""
    var plain = self
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        result += text(from: plain)
        skipByte()
        return result
      case UInt8(ascii: "\\"):
        result += text(from: plain)
        result.unicodeScalars.append(try escape())
        plain = self
      case 0..<0x20 where byte != UInt8(ascii: "\t"), 0x7F:
        throw expected("a printable character, or \\u{\(String(byte, radix: 16))}")
      default:
        skipScalar(length: nextScalar?.length ?? 1)
      }
    }
    throw problem(.unendedString, text(from: start), at: start.location)
  }

  /// Reads `\"`, `\\`, `\n` or `\u{…}`.
  private mutating func escape() throws(Diagnostic) -> Unicode.Scalar {
    let start = self
    skipByte()
    let letter = next
    skipScalar(length: nextScalar?.length ?? 0)
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "u"):
      if let scalar = scalarNumber() { return scalar }
    default: break
    }
    throw problem(.unknownEscape, text(from: start), at: start.location)
  }

  /// Reads `{…}` with one to eight hexadecimal digits; `nil` where it names no character.
  private mutating func scalarNumber() -> Unicode.Scalar? {
    guard skip("{") else { return nil }
    var value: UInt32 = 0
    var digits = 0
    while let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digits < 8 {
      value = value << 4 | UInt32(digit)
      digits += 1
      skipByte()
    }
    guard skip("}"), digits > 0 else { return nil }
    return Unicode.Scalar(value)
  }
}
