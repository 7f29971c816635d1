@testable import RefGraphImport

/// A whole text as a value, to compare with what other parsers make of it.
enum JSONTree: Equatable {
  case object([String: JSONTree])
  case array([JSONTree])
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null

  /// Reads `bytes` to their end; of two members with the same key, the last one stays.
  init(_ bytes: [UInt8]) throws {
    var scanner = try JSONScanner(JSONBytes(bytes))
    var open: [JSONTree] = []
    var keys: [String] = []
    var done: JSONTree?
    while true {
      var value: JSONTree?
      switch try scanner.next() {
      case .beginObject: open.append(.object([:]))
      case .beginArray: open.append(.array([]))
      case .endObject, .endArray: value = open.popLast()
      case .key: keys.append(scanner.string())
      case .string: value = .string(scanner.string())
      case .number: value = .number(try scanner.double())
      case .true: value = .boolean(true)
      case .false: value = .boolean(false)
      case .null: value = .null
      case .end:
        guard let done else { throw Unfinished() }
        self = done
        return
      }
      guard let value else { continue }
      switch open.popLast() {
      case .object(var members):
        members[keys.removeLast()] = value
        open.append(.object(members))
      case .array(var elements):
        elements.append(value)
        open.append(.array(elements))
      default: done = value
      }
    }
  }

  private struct Unfinished: Error {}
}

/// The error that a scanner finds in `bytes`, if any.
func errorInScanning(_ bytes: [UInt8]) -> JSONError? {
  do {
    var scanner = try JSONScanner(JSONBytes(bytes))
    while try scanner.next() != .end {}
    return nil
  } catch {
    return error
  }
}
