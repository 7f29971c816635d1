/// Splits a text into tokens, one after the other.
struct DOTLexer {
  let source: DOTSource
  var offset: Int

  init(_ source: DOTSource) {
    self.source = source
    offset = source.start
  }

  var bytes: JSONBytes { source.bytes }

  /// The next token; `end` at the end, as often as it is asked for.
  mutating func next() throws(DOTFileError) -> DOTToken {
    try skipSpace()
    let start = offset
    guard start < bytes.count else { return token(.end, from: start) }
    switch bytes[start] {
    case UInt8(ascii: "{"): return single(.openBrace)
    case UInt8(ascii: "}"): return single(.closeBrace)
    case UInt8(ascii: "["): return single(.openBracket)
    case UInt8(ascii: "]"): return single(.closeBracket)
    case UInt8(ascii: "="): return single(.equals)
    case UInt8(ascii: ";"): return single(.semicolon)
    case UInt8(ascii: ","): return single(.comma)
    case UInt8(ascii: ":"): return single(.colon)
    case UInt8(ascii: "\""): return try quoted()
    case UInt8(ascii: "<"): return try html()
    case UInt8(ascii: "-"): return try edgeOrNumeral()
    case UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"): return try numeral()
    case let byte where Self.startsName(byte): return name()
    default: return unknown()
    }
  }

  func token(_ kind: DOTToken.Kind, from start: Int) -> DOTToken {
    DOTToken(kind: kind, range: start..<offset)
  }

  private mutating func single(_ kind: DOTToken.Kind) -> DOTToken {
    offset += 1
    return token(kind, from: offset - 1)
  }

  /// One character that begins nothing: the parser says what it expected instead.
  mutating func unknown() -> DOTToken {
    let start = offset
    offset += UTF8Sequence.length(in: bytes, at: start)
    return token(.unknown, from: start)
  }

  private mutating func edgeOrNumeral() throws(DOTFileError) -> DOTToken {
    let start = offset
    switch bytes.byte(at: start + 1) {
    case UInt8(ascii: ">"), UInt8(ascii: "-"):
      offset += 2
      return token(.edge(isDirected: bytes[start + 1] == UInt8(ascii: ">")), from: start)
    case UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"): return try numeral()
    default: return unknown()
    }
  }
}
