extension JSONWriter {
  /// Writes a string, in quotes.
  ///
  /// Besides what JSON asks for, everything is escaped that a terminal acts upon or that a reader
  /// would not see: control characters, line and paragraph separators, bidirectional controls,
  /// invisible formats. The set is fixed, so that the same text is the same bytes on every machine.
  mutating func append(quoted text: String) {
    append(byte: UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\r": append("\\r")
      case "\t": append("\\t")
      case " "..."~": append(byte: UInt8(truncatingIfNeeded: scalar.value))
      case _ where Self.isInvisible(scalar):
        for unit in UTF16.encode(scalar) ?? .init() { append(escaped: unit) }
      default: append(String(scalar))
      }
    }
    append(byte: UInt8(ascii: "\""))
  }

  private mutating func append(escaped unit: UInt16) {
    let digits = String(unit, radix: 16, uppercase: true)
    append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
  }

  /// Joiners are left as they are: they are part of emoji and of several scripts.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }
}
