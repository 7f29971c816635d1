/// A place in a text as an editor shows it, and as a byte offset.
public struct JSONPlace: Hashable, Sendable {
  /// The line, counted from 1; lines end in LF, CR LF or CR.
  public let line: Int
  /// The column, counted from 1 in Unicode scalars; a byte-order mark takes none.
  public let column: Int
  /// The number of bytes before the place.
  public let byteOffset: Int

  /// A place whose three counts belong together.
  public init(line: Int, column: Int, byteOffset: Int) {
    self.line = line
    self.column = column
    self.byteOffset = byteOffset
  }
}

extension JSONPlace: CustomStringConvertible {
  /// For example `12:8`.
  public var description: String { "\(line):\(column)" }
}

extension JSONPlace {
  /// The place of the byte at `offset`, counted from an `earlier` place, or from the beginning.
  ///
  /// It reads every byte between the two: it is made for an error, never on the way.
  init(of offset: Int, in bytes: JSONBytes, from earlier: JSONPlace? = nil) {
    var line = earlier?.line ?? 1
    var column = earlier?.column ?? 1
    let start = earlier?.byteOffset ?? (bytes.matches(TextEncoding.mark, at: 0) ? 3 : 0)
    for index in stride(from: start, to: offset, by: 1) {
      let byte = bytes[index]
      if byte == 0x0A || (byte == 0x0D && bytes.byte(at: index + 1) != 0x0A) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    self.init(line: line, column: column, byteOffset: offset)
  }
}
