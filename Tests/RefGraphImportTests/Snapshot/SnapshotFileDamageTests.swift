import RefGraph
import Testing

@testable import RefGraphImport

@Suite struct `Damaged snapshot files` {
  private static let whole = """
    {"format": "refgraph-snapshot", "version": 1, "title": "é\\u00e9", "liveness": "captured",
     "references": [{"from": "a", "to": "b", "label": "x", "strength": "weak",
                     "fact": "runLoop.timers"}],
     "objects": [{"id": "a", "type": "A", "name": null, "kind": "box", "size": 16, "identity": 9},
                 {"id": "b", "type": "B"}],
     "released": [{"id": "c", "type": "C"}],
     "roots": [{"object": "a", "kind": "temporary", "label": "touch"}],
     "expectReleased": ["c", "a"], "expected": {"cycles": [[1.5e3, true, null]]}, "note": []}
    """

  @Test func `a file cut off anywhere is refused where it ends`() {
    let bytes = Array(Self.whole.utf8)
    #expect(outcome(of: bytes) == nil)
    for length in bytes.indices {
      guard let error = outcome(of: Array(bytes[..<length])) else {
        Issue.record("the first \(length) bytes were accepted")
        continue
      }
      #expect(error.place.byteOffset == length, "\(error)")
      #expect(error.path == nil, "\(error)")
    }
  }

  @Test func `a file with one byte changed is read or refused within its bounds`() {
    let bytes = Array(Self.whole.utf8)
    for index in bytes.indices {
      for byte: UInt8 in [0x00, 0x22, 0x5D, 0xFF] {
        var damaged = bytes
        damaged[index] = byte
        if let error = outcome(of: damaged) {
          #expect((0...bytes.count).contains(error.place.byteOffset))
        }
      }
    }
  }

  @Test func `a value of a wrong type is refused at each key`() {
    let keys = [
      "format", "version", "title", "liveness", "references", "from", "to", "label", "strength",
      "fact", "objects", "id", "type", "name", "kind", "size", "identity", "released", "roots",
      "object", "expectReleased",
    ]
    for key in keys {
      for value in ["false", "[[]]", "{\"x\": 1}"] {
        guard let text = Self.whole.replacingValue(of: key, with: value),
          case .json(.wrongType)? = outcome(of: Array(text.utf8))?.problem
        else {
          Issue.record("\(value) was accepted for \(key)")
          continue
        }
      }
    }
  }

  #if DEBUG
    @Test func `the work grows with the file, and not faster`() throws {
      func readCount(references: Int) throws -> Double {
        let rows = Array(
          repeating: #"{"from": "source object", "to": "the one that all refer to", "label": "x"}"#,
          count: references
        ).joined(separator: ",")
        let objects = (0..<references).map { #"{"id": "object number \#($0)", "type": "T"}"# }
        let text = """
          {"references": [\(rows)], "format": "refgraph-snapshot", "version": 1, "objects": [
          {"id": "source object", "type": "T"}, {"id": "the one that all refer to", "type": "T"},
          \(objects.joined(separator: ","))]}
          """
        let bytes = JSONBytes(Array(text.utf8))
        var assembly = SnapshotAssembly(bytes: bytes, file: "f")
        #expect(try assembly.snapshot().objectCount == 0)
        return Double(bytes.readCount) / Double(bytes.count)
      }
      let few = try readCount(references: 500)
      let many = try readCount(references: 8_000)
      #expect(few < 12)
      #expect(many < few * 1.1)
    }
  #endif

  private func outcome(of bytes: [UInt8]) -> SnapshotFileError? {
    do throws(SnapshotFileError) {
      _ = try SnapshotFile(bytes, file: "f.json")
      return nil
    } catch {
      return error
    }
  }
}

extension String {
  /// The text with another value for the first member of this key; `nil` where it has none.
  fileprivate func replacingValue(of key: String, with value: String) -> String? {
    guard let range = firstRange(of: "\"\(key)\": ") else { return nil }
    var end = range.upperBound
    var depth = 0
    var isInString = false
    while end < endIndex {
      let character = self[end]
      if depth == 0, !isInString, character == "," || character == "}" || character == "]" { break }
      if character == "\"" { isInString.toggle() }
      if !isInString, character == "[" || character == "{" { depth += 1 }
      if !isInString, character == "]" || character == "}" { depth -= 1 }
      end = index(after: end)
    }
    return String(self[..<range.upperBound]) + value + String(self[end...])
  }

  private func firstRange(of text: String) -> Range<Index>? {
    indices.lazy.filter { self[$0...].hasPrefix(text) }.first.map {
      $0..<index($0, offsetBy: text.count)
    }
  }
}
