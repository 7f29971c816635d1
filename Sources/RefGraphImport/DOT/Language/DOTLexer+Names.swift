extension DOTLexer {
  /// Letters, `_`, and whatever lies beyond ASCII.
  static func startsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// A name without quotes, or a keyword.
  mutating func name() -> DOTToken {
    let start = offset
    while Self.startsName(bytes.byte(at: offset)) || Self.isDigit(bytes.byte(at: offset)) {
      offset += 1
    }
    let spelling = bytes[start..<offset]
    if spelling.count <= 8,
      let keyword = DOTToken.Keyword(
        rawValue: String(decoding: spelling, as: UTF8.self).lowercased()
      )
    {
      return token(.keyword(keyword), from: start)
    }
    return token(.id(DOTID(bytes: spelling)), from: start)
  }

  /// `-?(.[0-9]+ | [0-9]+(.[0-9]*)?)`.
  mutating func numeral() throws(DOTFileError) -> DOTToken {
    let start = offset
    if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    let whole = skipDigits()
    var fraction = 0
    if bytes.byte(at: offset) == UInt8(ascii: ".") {
      offset += 1
      fraction = skipDigits()
    }
    if whole + fraction == 0, offset == bytes.count { return token(.end, from: offset) }
    let next = bytes.byte(at: offset)
    let isEnded = !Self.startsName(next) && next != UInt8(ascii: ".")
    guard whole + fraction > 0, isEnded else {
      while Self.startsName(bytes.byte(at: offset)) || Self.isDigit(bytes.byte(at: offset))
        || bytes.byte(at: offset) == UInt8(ascii: ".")
      {
        offset += 1
      }
      throw source.error(.malformedNumeral(found: source.excerpt(start..<offset)), at: start)
    }
    return token(.id(DOTID(bytes: bytes[start..<offset])), from: start)
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while Self.isDigit(bytes.byte(at: offset)) { offset += 1 }
    return offset - start
  }
}
