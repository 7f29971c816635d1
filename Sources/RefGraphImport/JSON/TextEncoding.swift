/// An encoding that JSON texts come in although the standard asks for UTF-8.
public enum TextEncoding: String, Hashable, Sendable, CaseIterable {
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case utf32LittleEndian = "UTF-32LE"
  case utf32BigEndian = "UTF-32BE"

  /// The byte-order mark of UTF-8, which is accepted and skipped.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Recognises the other encodings by their byte-order mark, or, since a JSON text begins with
  /// ASCII characters, by the zero bytes among the first four (RFC 4627, section 3).
  init?(startOf bytes: JSONBytes) {
    let first = (0..<min(bytes.count, 4)).map { bytes[$0] }
    let zeros = first.map { $0 == 0 }
    switch zeros {
    case [false, true, true, true]: self = .utf32LittleEndian
    case [true, true, true, false]: self = .utf32BigEndian
    case [false, true, false, true], [false, true]: self = .utf16LittleEndian
    case [true, false, true, false], [true, false]: self = .utf16BigEndian
    default:
      switch first.prefix(2) {
      case [0xFF, 0xFE]:
        self = zeros.suffix(2) == [true, true] ? .utf32LittleEndian : .utf16LittleEndian
      case [0xFE, 0xFF]: self = .utf16BigEndian
      default:
        guard first == [0, 0, 0xFE, 0xFF] else { return nil }
        self = .utf32BigEndian
      }
    }
  }
}
