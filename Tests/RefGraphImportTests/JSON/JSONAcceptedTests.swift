import Testing

@testable import RefGraphImport

struct JSONAcceptedTests {
  @Test(
    arguments: [
      ("[]", .array([])),
      ("{}", .object([:])),
      (" \t\r\n[ ] \n", .array([])),
      ("[[],[[]]]", .array([.array([]), .array([.array([])])])),
      ("{\"\":0}", .object(["": .number(0)])),
      ("{\"a\":[1,{\"b\":null}]}", .object(["a": .array([.number(1), .object(["b": .null])])])),
      ("{\"a\" : 1 , \"b\"\n:\n2}", .object(["a": .number(1), "b": .number(2)])),
      ("true", .boolean(true)),
      ("[true,false,null]", .array([.boolean(true), .boolean(false), .null])),
      ("\"lonely\"", .string("lonely")),
      ("-0", .number(-0.0)),
      ("0", .number(0)),
      ("[-1,0,1]", .array([.number(-1), .number(0), .number(1)])),
      ("1.5", .number(1.5)),
      ("0.25e2", .number(25)),
      ("0e+1", .number(0)),
      ("1E-2", .number(0.01)),
      ("123456789012345678901234567890", .number(0x1.8ee90ff6c373ep96)),
      ("1e-999", .number(0)),
      ("\"\\\" \\\\ \\/ \\b \\f \\n \\r \\t\"", .string("\" \\ / \u{8} \u{C} \n \r \t")),
      ("\"\\u0041\\u00e9\\u00E9\\u0000\"", .string("Aéé\u{0}")),
      ("\"\\ud834\\udd1e\"", .string("𝄞")),
      ("\"\\uDBFF\\uDFFF\"", .string("\u{10FFFF}")),
      ("\"\\\\u0041\"", .string("\\u0041")),
      (
        "\"\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}\"",
        .string("\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}")
      ),
      ("\"\u{2028}\u{2029}\u{FEFF}\"", .string("\u{2028}\u{2029}\u{FEFF}")),
      ("\u{FEFF}[1]", .array([.number(1)])),
      (
        "{\"caf\\u00e9\":1,\"cafe\u{301}x\":2}",
        .object(["café": .number(1), "cafe\u{301}x": .number(2)])
      ),
    ] as [(String, JSONTree)]
  )
  func `good texts are read whole`(text: String, expected: JSONTree) throws {
    #expect(try JSONTree(Array(text.utf8)) == expected)
  }

  @Test func `events come in the order of the text`() throws {
    let text = #"{"size": [16, -2.5], "live": true, "name": "a\tb", "next": null}"#
    var scanner = try JSONScanner(JSONBytes(Array(text.utf8)))
    var log: [String] = []
    var event: JSONEvent
    repeat {
      event = try scanner.next()
      log.append("\(event) \(String(decoding: scanner.bytes[scanner.token], as: UTF8.self))")
    } while event != .end
    #expect(
      log == [
        "beginObject {", #"key "size""#, "beginArray [", "number 16", "number -2.5", "endArray ]",
        #"key "live""#, "true true", #"key "name""#, #"string "a\tb""#, #"key "next""#,
        "null null", "endObject }", "end ",
      ]
    )
    #expect(try scanner.next() == .end)
  }

  @Test func `skipping a value leads to what follows it`() throws {
    let text = #"[{"a": [[1], {"b": 2}]}, "c", 3]"#
    var scanner = try JSONScanner(JSONBytes(Array(text.utf8)))
    #expect(try scanner.next() == .beginArray)
    try scanner.skipValue()
    try scanner.skipValue()
    #expect(try scanner.next() == .number)
    #expect(try scanner.uint64() == 3)
    try scanner.skipToEndOfContainer()
    #expect(try scanner.next() == .end)
  }
}
