/// A place in a text that moves forward, line by line and word by word.
///
/// Reading never passes the end of the line: only ``advanceToNextLine()`` does. A copy remembers a
/// place to come back to.
struct LineCursor {
  let source: SourceText
  /// The next byte to read.
  private(set) var offset = 0
  /// One past the last byte of the line, without the line's end.
  private(set) var lineEnd = 0
  private var nextLine = 0
  private var line = 0
  private var column = 1

  /// Stands before the first line.
  init(_ source: SourceText) {
    self.source = source
  }

  /// The place of the next character.
  var location: SourceLocation { SourceLocation(line: line, column: column) }

  /// The next byte, or `nil` at the end of the line.
  var next: UInt8? { offset < lineEnd ? source.bytes[offset] : nil }

  /// The byte after the next one, or `nil` where the line ends before.
  var afterNext: UInt8? { offset + 1 < lineEnd ? source.bytes[offset + 1] : nil }

  /// Goes to the start of the next line; false at the end of the text.
  mutating func advanceToNextLine() -> Bool {
    let bytes = source.bytes
    guard nextLine < bytes.count else { return false }
    offset = nextLine
    line += 1
    column = 1
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    nextLine = end + 1
    lineEnd = end > offset && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
    return true
  }

  /// Passes over spaces and tabs, and over a comment to the end of the line.
  mutating func skipSpace() {
    while let byte = next, Self.isSpace(byte) { skipByte() }
    if next == UInt8(ascii: "#") { offset = lineEnd }
  }

  /// Whether only space and a comment are left of the line; passes over them.
  mutating func isAtEnd() -> Bool {
    skipSpace()
    return next == nil
  }

  /// Passes over one character of ASCII.
  mutating func skipByte() {
    offset += 1
    column += 1
  }

  /// Passes over `byte` if it is the next one.
  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    skipByte()
    return true
  }

  /// The next character, with the length of its encoding, or `nil` at the end of the line.
  var nextScalar: (scalar: Unicode.Scalar, length: Int)? {
    guard let first = next else { return nil }
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var rest = source.bytes[offset..<min(offset + length, lineEnd)].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return nil }
    return (scalar, length)
  }

  /// Passes over one character whose encoding has the given length.
  mutating func skipScalar(length: Int) {
    offset += length
    column += 1
  }

  /// What was read since the cursor stood where `start` stands.
  func text(from start: LineCursor) -> String {
    String(decoding: source.bytes[start.offset..<offset], as: UTF8.self)
  }

  /// Makes the line end where the offset is, for what may not read further.
  mutating func endLine(at offset: Int) { lineEnd = offset }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
