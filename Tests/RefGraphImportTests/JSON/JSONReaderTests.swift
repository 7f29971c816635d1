import Testing

@testable import RefGraphImport

/// A reader of a small format: an object with two arrays of objects.
struct Graph: Equatable {
  struct Item: Equatable {
    var id = ""
    var size: UInt64?
    var live: Bool?
  }

  struct Link: Equatable {
    var from = ""
    var to = ""
    var strength = Strength.strong
  }

  enum Strength: String, CaseIterable { case strong, weak }

  var items: [Item] = []
  var links: [Link] = []

  private enum GraphKey: String, CaseIterable { case objects, references, expected }
  private enum ItemKey: String, CaseIterable { case id, size, live }
  private enum LinkKey: String, CaseIterable { case from, to, strength }

  private static let graphKeys = JSONKeys(GraphKey.self, required: [.objects, .references])
  private static let itemKeys = JSONKeys(ItemKey.self, required: [.id])
  private static let linkKeys = JSONKeys(LinkKey.self, required: [.from, .to])

  static func read(_ text: String) throws(JSONError) -> JSONReading<Graph> {
    try JSONReader.read(JSONBytes(Array(text.utf8))) { reader throws(JSONError) in
      var graph = Graph()
      try reader.object(graphKeys) { key, reader throws(JSONError) in
        switch key {
        case .objects:
          try reader.array { reader throws(JSONError) in graph.items.append(try item(&reader)) }
        case .references:
          try reader.array { reader throws(JSONError) in graph.links.append(try link(&reader)) }
        case .expected: break
        }
      }
      return graph
    }
  }

  private static func item(_ reader: inout JSONReader) throws(JSONError) -> Item {
    var item = Item()
    try reader.object(itemKeys) { key, reader throws(JSONError) in
      switch key {
      case .id: item.id = try reader.string()
      case .size: item.size = reader.null() ? nil : try reader.uint64()
      case .live: item.live = try reader.bool()
      }
    }
    return item
  }

  private static func link(_ reader: inout JSONReader) throws(JSONError) -> Link {
    var link = Link()
    try reader.object(linkKeys) { key, reader throws(JSONError) in
      switch key {
      case .from: link.from = try reader.string()
      case .to: link.to = try reader.string()
      case .strength: link.strength = try reader.value(Strength.self)
      }
    }
    return link
  }
}

struct JSONReaderTests {
  private func error(_ text: String) -> String? {
    do {
      _ = try Graph.read(text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `keys come in any order and escaped, and what nobody reads is skipped`() throws {
    let reading = try Graph.read(
      #"""
      {"references": [{"to": "b", "from": "a"}, {"strength": "weak", "from": "b", "to": "a"}],
       "expected": {"cycles": [["a", "b"], {"x": {}}]},
       "\u006fbjects": [{"live": true, "id": "a", "size": 16}, {"size": null, "id": "b"}]}
      """#
    )
    #expect(
      reading.value
        == Graph(
          items: [Graph.Item(id: "a", size: 16, live: true), Graph.Item(id: "b")],
          links: [
            Graph.Link(from: "a", to: "b"), Graph.Link(from: "b", to: "a", strength: .weak),
          ]
        )
    )
    #expect(reading.warnings == [])
  }

  @Test(arguments: [
    ("[]", "1:1: expected an object, found an array; write an object between `{` and `}`"),
    (
      #"{"objects": {}}"#,
      "1:13: objects: expected an array, found an object; write its elements between `[` and `]`"
    ),
    (
      #"{"objects": [{"id": "a"}, {"id": 7}]}"#,
      "1:34: objects[1].id: expected a string, found a number; write it in double quotes"
    ),
    (
      #"{"objects": [], "references": [{"from": "a", "to": "b", "strength": 1}]}"#,
      "1:69: references[0].strength: expected a string, found a number; write it in double quotes"
    ),
    (
      #"{"objects": [{"id": "a", "live": null}]}"#,
      "1:34: objects[0].live: expected a Boolean, found null; write `true` or `false`"
    ),
    (
      #"{"objects": [{"id": "a", "size": true}]}"#,
      "1:34: objects[0].size: expected a number, found a Boolean; write a number"
    ),
    (
      #"{"objects": ["a"]}"#,
      "1:14: objects[0]: expected an object, found a string; write an object between `{` and `}`"
    ),
  ])
  func `a value of another type is refused with its path`(text: String, expected: String) {
    #expect(error(text) == expected)
  }

  @Test func `a value that is none of the known ones is refused with them`() {
    #expect(
      error(
        "{\"references\": [\n {\"from\": \"a\", \"to\": \"b\", \"strength\": \"we\\u0061ck\"}]}"
      )
        == #"2:39: references[0].strength: expected `strong` or `weak`, found `"we\u0061ck"`; "#
        + "write `strong` or `weak` instead"
    )
  }

  @Test func `a missing key is placed at its object`() {
    #expect(
      error(#"{"objects": []}"#) == #"1:1: missing key "references"; add the key with its value"#
    )
    #expect(
      error("{\"references\": [{\"from\": \"a\", \"to\": \"b\"},\n  {\"from\": \"a\"}]}")
        == #"2:3: references[1]: missing key "to"; add the key with its value"#
    )
  }

  @Test(arguments: [
    ("{\"objects\": [],\n \"objects\": []}", #"2:2: duplicate key "objects", first at 1:2"#),
    (
      #"{"objects": [{"id": "a", "live": true, "\u0069d": "b"}]}"#,
      #"1:40: objects[0]: duplicate key "id", first at 1:15"#
    ),
    (
      #"{"objects": [{"x": {"y": 1, "y": 2}, "y": 1, "id": "a", "\u0079": 2}]}"#,
      #"1:57: objects[0]: duplicate key "y", first at 1:38"#
    ),
  ])
  func `a duplicate key is refused with both places`(text: String, expected: String) {
    #expect(error(text) == expected + "; remove one of the two")
  }

  @Test func `keys are compared by their scalars, not by how they look`() throws {
    let reading = try Graph.read(
      "{\"objects\": [], \"references\": [], \"\u{E9}\": 1, \"e\u{301}\": 2}"
    )
    #expect(reading.warnings.map(\.key) == ["\"\u{E9}\"", "\"e\u{301}\""])
  }

  @Test func `an unknown key is one warning for each kind of object`() throws {
    let reading = try Graph.read(
      """
      {"colour": 1, "objects": [
        {"id": "a", "colour": {"colour": []}},
        {"id": "b", "é": 0, "colour": 2}
      ], "references": []}
      """
    )
    #expect(
      reading.warnings.map(\.description) == [
        "1:2: unknown key \"colour\" is ignored; known are `objects`, `references`, `expected`",
        "2:15: unknown key \"colour\" is ignored; known are `id`, `size`, `live`",
        "3:15: unknown key \"é\" is ignored; known are `id`, `size`, `live`",
      ]
    )
  }

  @Test func `bad grammar is found in what is skipped and behind the last value`() {
    #expect(
      error(#"{"expected": {"a": [1,]}}"#)
        == "1:23: expected a value after `,`, found `]`; remove the `,` before it"
    )
    #expect(
      error(#"{"objects": [], "references": []} x"#)
        == "1:35: expected nothing after the outermost value, found `x`; remove what follows the value"
    )
  }

  @Test func `a path quotes keys that are not plain and keeps its last steps`() {
    var scanner = JSONScanner(JSONBytes([]), at: 0)
    #expect(scanner.valueError(.emptyInput, at: 0, pathTo: 0).path == "")
    let text = #"{"a b": {"": [0, {"é\n": true}]}}"#
    scanner = JSONScanner(JSONBytes(Array(text.utf8)), at: 0)
    #expect(JSONPath(to: 26, in: scanner.bytes).description == #"["a b"][""][1]["é\u{a}"]"#)
    let deep = Array((String(repeating: "[", count: 20) + "1").utf8)
    #expect(
      JSONPath(to: 20, in: JSONBytes(deep)).description == "…" + String(repeating: "[0]", count: 12)
    )
  }
}
