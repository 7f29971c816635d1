/// The rows of one section of a file, one after the other.
struct SnapshotFileRows: ~Copyable {
  private var reader: JSONReader
  private let file: String
  private var isBegun = false

  /// The rows of the array that begins at `offset`.
  init(at offset: Int, in bytes: JSONBytes, file: String) throws(SnapshotFileError) {
    self.file = file
    do throws(JSONError) {
      reader = try JSONReader(bytes, at: offset)
    } catch {
      throw SnapshotFileError(error, file: file)
    }
  }

  /// What was unknown in the rows so far.
  var warnings: [JSONWarning] { reader.warnings.all }

  /// The next row, or `nil` at the end.
  mutating func next<Row>(
    _ row: (inout JSONReader) throws(JSONError) -> Row
  ) throws(SnapshotFileError) -> Row? {
    do throws(JSONError) {
      if !isBegun { try reader.beginArray() }
      isBegun = true
      guard try reader.beginElement() else { return nil }
      let row = try row(&reader)
      try reader.skipIfUnread()
      return row
    } catch {
      throw SnapshotFileError(error, file: file)
    }
  }
}

extension JSONReader {
  /// Stands on the value that begins at `offset`.
  init(_ bytes: JSONBytes, at offset: Int) throws(JSONError) {
    var scanner = JSONScanner(bytes, at: offset)
    let first = try scanner.next()
    self.init(scanner: scanner, pending: first)
  }

  /// Enters an array, whose elements are then read one by one.
  mutating func beginArray() throws(JSONError) {
    _ = try take(.array)
  }

  /// Moves to the next element.
  ///
  /// - Returns: whether there is one.
  mutating func beginElement() throws(JSONError) -> Bool {
    let event = try scanner.next()
    if event == .endArray { return false }
    pending = event
    return true
  }
}
