import RefGraph

/// The bytes of a text with its name, so that errors about it have a place.
struct DOTSource {
  let bytes: JSONBytes
  let file: String

  /// Where the text begins, after a byte-order mark.
  let start: Int

  init(_ bytes: [UInt8], file: String) {
    self.bytes = JSONBytes(bytes)
    self.file = file
    start = self.bytes.matches(TextEncoding.mark, at: 0) ? TextEncoding.mark.count : 0
  }

  /// Refuses what is not UTF-8, or has a zero byte. Linear.
  func requireText() throws(DOTFileError) {
    if let encoding = TextEncoding(startOf: bytes) { throw error(.encoding(encoding), at: 0) }
    var offset = start
    while offset < bytes.count {
      let length = UTF8Sequence.length(in: bytes, at: offset)
      if length == 0 { throw error(.invalidUTF8(byte: bytes[offset]), at: offset) }
      if bytes[offset] == 0 { throw error(.nulByte, at: offset) }
      offset += length
    }
  }

  /// The place of a byte. Linear in its offset: made for an error, never on the way.
  func place(of offset: Int) -> SourceLocation {
    let place = JSONPlace(of: offset, in: bytes)
    return SourceLocation(line: place.line, column: place.column)
  }

  /// An error about what begins at `offset`.
  func error(_ problem: DOTFileError.Problem, at offset: Int) -> DOTFileError {
    DOTFileError(file: file, place: place(of: offset), problem: problem)
  }

  /// A few characters of the text, fit to be shown.
  func excerpt(_ range: Range<Int>) -> String {
    let end = min(range.upperBound, range.lowerBound + 4 * (JSONExcerpt.limit + 1))
    return JSONExcerpt(bytes.text(in: range.lowerBound..<end)).description
  }
}
