import Testing

@testable import RefGraphImport

struct JSONScaleTests {
  @Test(arguments: [("[", 512), ("{\"a\":", 512 * 5)])
  func `nesting is bounded, and what lies beyond the bound is not looked at`(
    opening: String,
    offset: Int
  ) throws {
    let text = Array(String(repeating: opening, count: 1_000_000).utf8)
    let place = JSONPlace(line: 1, column: offset + 1, byteOffset: offset)
    let error = try #require(errorInScanning(text))
    #expect(error == JSONError(.nesting(bound: 512), at: place))
    #expect(
      error.description
        == "1:\(offset + 1): more than 512 objects and arrays inside each other; "
        + "nest values at most 512 deep"
    )
  }

  @Test func `nesting up to the bound is read`() {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(errorInScanning(Array(text.utf8)) == nil)
  }

  #if DEBUG
    @Test(arguments: [
      ("a string", "\"", "abc\\n\\ud834\\udd1eé€😀", "\""),
      ("white space", "[", " \n\t\r\n", "]"),
      ("a number", "", "1234567890", ""),
      ("small numbers", "[0", ",1", "]"),
      ("empty arrays", "[[]", ",[ ]", "]"),
      ("members", "{\"a\":0", ",\"b\" : true", "}"),
      ("an unclosed string", "[\"", "abc ", ""),
      ("unclosed objects", "[{}", ",{\"a\":[]}", ""),
      ("a misplaced bracket", "[0", ",\n1", "}"),
    ])
    func `each byte is looked at a bounded number of times`(
      name: String,
      opening: String,
      repeated: String,
      closing: String
    ) {
      for count in [1_000, 30_000] {
        let text = opening + String(repeating: repeated, count: count) + closing
        let bytes = JSONBytes(Array(text.utf8))
        do {
          var scanner = try JSONScanner(bytes)
          while try scanner.next() != .end {}
        } catch {}
        #expect(bytes.readCount <= 5 * bytes.count, "\(name) in \(bytes.count) bytes")
      }
    }

    @Test func `warnings together read the text once more`() throws {
      let members = (0..<2_000).map { "{\"\($0)\": 0}" }.joined(separator: ",\n")
      let bytes = JSONBytes(Array("{\"objects\": [\(members)], \"references\": []}".utf8))
      enum Key: String, CaseIterable { case objects }
      let keys = JSONKeys(Key.self)
      let reading = try JSONReader.read(bytes) { reader throws(JSONError) in
        try reader.object(keys) { _, reader throws(JSONError) in
          try reader.array { reader throws(JSONError) in
            try reader.object(keys) { _, _ in }
          }
        }
      }
      #expect(reading.warnings.count == 100)
      #expect(bytes.readCount <= 8 * bytes.count)
    }
  #endif

  @Test func `many megabytes are read`() throws {
    let lineCount = Exhaustive.isAsked ? 5_000 : 500
    let line = "[\(String(repeating: "x", count: 9_995).debugDescription)],\n"
    let text = Array("[\(String(repeating: line, count: lineCount))0]".utf8)
    #expect(text.count > lineCount * 10_000)
    #expect(errorInScanning(text) == nil)
  }
}
