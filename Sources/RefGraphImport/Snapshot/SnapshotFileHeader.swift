/// What a file says that it is.
///
/// It is looked at before anything else, because a file of another format or version may mean
/// anything by its other keys. Most files begin with it, and then nothing more is read for it.
struct SnapshotFileHeader {
  /// The formats that a snapshot can be read from.
  enum Format: String, CaseIterable {
    case snapshot = "refgraph-snapshot"
    case report = "refgraph-report"
  }

  /// The version of both formats that is read.
  static let version: UInt64 = 1

  private(set) var format: WrittenWord?
  private(set) var version: (number: UInt64, offset: Int)?

  /// Looks for `format` and `version` among the members of the object that begins at `offset`, or is
  /// the whole file. One that is not there, or of another type, is left to the reader of the object.
  init(in bytes: JSONBytes, at offset: Int?) throws(JSONError) {
    var scanner: JSONScanner
    if let offset {
      scanner = JSONScanner(bytes, at: offset)
    } else {
      scanner = try JSONScanner(bytes)
    }
    guard try scanner.next() == .beginObject else { return }
    while format == nil || version == nil, try scanner.next() == .key {
      let isFormat = scanner.stringEquals(Self.formatKey)
      let isVersion = scanner.stringEquals(Self.versionKey)
      switch try scanner.next() {
      case .beginArray, .beginObject: try scanner.skipToEndOfContainer()
      case .string where isFormat:
        format = WrittenWord(offset: scanner.token.lowerBound, text: scanner.string())
      case .number where isVersion:
        if let number = try? scanner.uint64() { version = (number, scanner.token.lowerBound) }
      default: break
      }
    }
  }

  private static let formatKey = Array("format".utf8)
  private static let versionKey = Array("version".utf8)
}
