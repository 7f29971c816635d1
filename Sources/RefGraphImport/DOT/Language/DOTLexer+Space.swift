extension DOTLexer {
  /// Skips space, comments in either form, and lines that begin with `#`.
  mutating func skipSpace() throws(DOTFileError) {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x09, 0x0A, 0x0D, 0x20: offset += 1
      case UInt8(ascii: "#") where isAtStartOfLine: skipLine()
      case UInt8(ascii: "/") where bytes.byte(at: offset + 1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where bytes.byte(at: offset + 1) == UInt8(ascii: "*"):
        try skipComment()
      default: return
      }
    }
  }

  private var isAtStartOfLine: Bool {
    offset == source.start || bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
  }

  private mutating func skipComment() throws(DOTFileError) {
    let start = offset
    offset += 2
    while !bytes.matches([UInt8(ascii: "*"), UInt8(ascii: "/")], at: offset) {
      guard offset < bytes.count else { throw truncated(.comment, began: start) }
      offset += 1
    }
    offset += 2
  }

  /// The text ends within what began at `start`.
  func truncated(_ part: DOTFileError.Part, began start: Int) -> DOTFileError {
    source.error(.truncated(part, began: source.place(of: start)), at: bytes.count)
  }
}
