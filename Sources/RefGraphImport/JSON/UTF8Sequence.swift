/// The well-formed byte sequences of UTF-8 (Unicode Standard, table 3-7).
enum UTF8Sequence {
  /// The length of the sequence that begins at `offset`, and 0 when none does: overlong forms,
  /// surrogates, what lies past U+10FFFF, and sequences that are cut off.
  static func length(in bytes: JSONBytes, at offset: Int) -> Int {
    let second = bytes.byte(at: offset + 1)
    let secondRange: ClosedRange<UInt8>
    let length: Int
    switch bytes.byte(at: offset) {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, secondRange) = (2, 0x80...0xBF)
    case 0xE0: (length, secondRange) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (length, secondRange) = (3, 0x80...0xBF)
    case 0xED: (length, secondRange) = (3, 0x80...0x9F)
    case 0xF0: (length, secondRange) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, secondRange) = (4, 0x80...0xBF)
    case 0xF4: (length, secondRange) = (4, 0x80...0x8F)
    default: return 0
    }
    guard secondRange.contains(second) else { return 0 }
    for index in 2..<max(length, 2) where bytes.byte(at: offset + index) & 0xC0 != 0x80 {
      return 0
    }
    return length
  }
}
