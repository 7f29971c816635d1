import RefGraphImport
import Testing

@Suite struct `Snapshot file errors` {
  static let header = #""format": "refgraph-snapshot", "version": 1"#
  static let n = "\n"
  static let words = "known are `strong`, `weak`, `unowned`, `unmanaged`, `conservative`"

  /// Files that are no snapshots, each with the whole of its error.
  /// Files that are no snapshots, with `‸` where the mistake is, each with the rest of its error.
  static let cases: [(String, String)] = [
    ("‸", "the input is empty; expected a JSON value; write a value into it, or give another file"),
    (
      " \n‸",
      "the input is empty; expected a JSON value; write a value into it, or give another file"
    ),
    ("‸[]", "expected an object, found an array; write an object between `{` and `}`"),
    ("‸null", "expected an object, found null; write an object between `{` and `}`"),
    ("‸{}", #"missing key "format"; add the key with its value"#),
    (
      #"‸{"format": "refgraph-snapshot", "objects": []}"#,
      #"missing key "version"; add the key with its value"#
    ),
    ("‸{\(header)}", #"missing key "objects"; add the key with its value"#),
    (
      #"{"format": ‸"leaks", "version": 7}"#,
      #"format: unknown format "leaks"; known are `refgraph-snapshot` and `refgraph-report`, "#
        + "both in version 1"
    ),
    (
      #"{"objects": 1, "version": ‸2, "format": "refgraph-snapshot"}"#,
      "version: unknown version 2 of refgraph-snapshot; this program reads version 1; a newer one "
        + "may read it"
    ),
    (
      #"{"format": "refgraph-report", "version": ‸3}"#,
      "version: unknown version 3 of refgraph-report; this program reads version 1; a newer one "
        + "may read it"
    ),
    (
      #"‸{"format": "refgraph-report", "version": 1}"#,
      #"missing key "snapshot"; add the key with its value"#
    ),
    (
      #"{"format": "refgraph-report", "version": 1, "snapshot": ‸[]}"#,
      "snapshot: expected an object, found an array; write an object between `{` and `}`"
    ),
    (
      #"{"format": "refgraph-report", "version": 1, "snapshot": {"format": ‸"refgraph-report"}}"#,
      #"snapshot.format: unknown format "refgraph-report"; known are `refgraph-snapshot` and "#
        + "`refgraph-report`, both in version 1"
    ),
    (
      #"{"format": ‸1, "version": 1}"#,
      "format: expected a string, found a number; write it in double quotes"
    ),
    (
      #"{"format": "refgraph-snapshot", "version": ‸"1"}"#,
      "version: expected a number, found a string; write a number without quotes"
    ),
    (
      #"{"format": "refgraph-snapshot", "version": ‸1.5}"#,
      "version: expected a whole number, found `1.5`; write it without fraction and exponent"
    ),
    (
      "{\(header), ‸\(header)}",
      #"duplicate key "format", first at 1:2; remove one of the two"#
    ),
    (
      #"{\#(header), "objects": [], "liveness": ‸"setle"}"#,
      #"liveness: unknown liveness "setle"; did you mean "settle"? known are `settle`, `captured`"#
    ),
    (
      #"{\#(header), "objects": ‸{}}"#,
      "objects: expected an array, found an object; write its elements between `[` and `]`"
    ),
    (
      #"{\#(header), "objects": [‸"a"]}"#,
      "objects[0]: expected an object, found a string; write an object between `{` and `}`"
    ),
    (
      #"{\#(header), "objects": [‸{"type": "A"}]}"#,
      #"objects[0]: missing key "id"; add the key with its value"#
    ),
    (
      #"{\#(header), "objects": [‸{"id": "a"}]}"#,
      #"objects[0]: missing key "type"; add the key with its value"#
    ),
    (
      #"{\#(header), "objects": [{"id": ‸4370, "type": "A"}]}"#,
      "objects[0].id: expected a string, found a number; write it in double quotes"
    ),
    (
      #"{\#(header), "objects": [{"id": ‸"", "type": "A"}]}"#,
      "objects[0].id: expected an id that is not empty, found `\"\"`; write "
        + "an id that is not empty instead"
    ),
    (
      #"{\#(header),\#n "objects": [{"id": "a", "type": "A"}, {"id": ‸"\u0061", "type": "B"}]}"#,
      #"objects[1].id: the id "a" is there twice, first at 2:21; give each object an id of its own"#
    ),
    (
      #"{\#(header),\#n "released": [{"id": ‸"a", "type": "B"}], "objects": [{"id": "a", "type": "A"}]}"#,
      #"released[0].id: the id "a" is there twice, first at 2:61; give each object an id of its own"#
    ),
    (
      #"{\#(header), "objects": [{"id": "a", "type": "A", "identity": 2}, {"id": ‸"b", "type": "B"}]}"#,
      "objects[1].id: the identity 2 is there twice; give each object an identity of its own; where "
        + "it is left out, it is the object's number in the file, counted from 1, with the released "
        + "ones after the others"
    ),
    (
      #"{\#(header), "objects": [{"id": "a", "type": "A", "size": ‸18446744073709551616}]}"#,
      "objects[0].size: expected 0 to 18446744073709551615, found `18446744073709551616`; "
        + "write a number in this range"
    ),
    (
      #"{\#(header), "objects": [{"id": "a", "type": "A", "size": ‸-1}]}"#,
      "objects[0].size: expected 0 to 18446744073709551615, found `-1`; write a number in this range"
    ),
    (
      #"{\#(header), "objects": [{"id": "a", "type": "A", "kind": ‸"Closure"}]}"#,
      #"objects[0].kind: unknown kind of object "Closure"; did you mean "closure"? known are "#
        + "`instance`, `closure`, `frame`, `box`, `storage`, `system`"
    ),
    (
      #"{\#(header), "objects": [{"id": "a", "type": ‸null}]}"#,
      "objects[0].type: expected a string, found null; write a text in double quotes"
    ),
    (
      #"{\#(header), "objects": [{"id": "a", "type": "A", "name": ‸false}]}"#,
      "objects[0].name: expected a string, found a Boolean; write it in double quotes"
    ),
    (
      graph(#""references": [‸{"from": "page"}]"#),
      #"references[0]: missing key "to"; add the key with its value"#
    ),
    (
      graph(#""references": [{"from": ‸"pgae", "to": "view"}]"#),
      #"references[0].from: no object has the id "pgae"; did you mean "page"?"#
    ),
    (
      graph(#""references": [{"from": "view", "to": ‸"nobody"}]"#),
      #"references[0].to: no object has the id "nobody"; list it in `objects`, or, where it is "#
        + "gone, in `released`"
    ),
    (
      graph(#""references": [{"from": "view", "to": ‸2}]"#),
      "references[0].to: expected a string, found a number; write it in double quotes"
    ),
    (
      graph(#""references": [{"from": "view", "to": ‸"gone"}]"#),
      #"references[0].to: the object "gone" is listed as released; list it in `objects`, or remove "#
        + "what names it"
    ),
    (
      graph(#""references": [{"from": "view", "to": "page", "strength": ‸"week"}]"#),
      #"references[0].strength: unknown strength "week"; did you mean "weak"? "# + words
    ),
    (
      graph(#""references": [{"from": "view", "to": "page", "strength": ‸"\u001b[31m"}]"#),
      #"references[0].strength: unknown strength "\u{1b}[31m"; "# + words
    ),
    (
      graph(#""references": [{"from": "view", "to": "page", "fact": ‸"runLoop.timer"}]"#),
      #"references[0].fact: unknown framework fact "runLoop.timer"; did you mean "#
        + #""runLoop.timers"?"#
    ),
    (
      graph(#""references": [{"from": "view", "to": "page", "fact": ‸"magic"}]"#),
      #"references[0].fact: unknown framework fact "magic"; leave it out, or name a known "#
        + "framework fact"
    ),
    (
      graph(#""references": [{"from": "view", "to": "page", "label": ‸["x"]}]"#),
      "references[0].label: expected a string, found an array; write a text in double quotes"
    ),
    (
      graph(#""roots": [‸{"object": "page"}]"#),
      #"roots[0]: missing key "kind"; add the key with its value"#
    ),
    (
      graph(#""roots": [{"object": "page", "kind": ‸"permanant"}]"#),
      #"roots[0].kind: unknown kind of root "permanant"; did you mean "permanent"? known are "#
        + "`permanent`, `temporary`"
    ),
    (
      graph(#""roots": [{"object": ‸"gone", "kind": "permanent"}]"#),
      #"roots[0].object: the object "gone" is listed as released; list it in `objects`, or remove "#
        + "what names it"
    ),
    (
      graph(
        #""roots": [{"object": "page", "kind": "permanent"},"#
          + #"{"object": ‸"page", "kind": "permanent"}]"#
      ),
      #"roots[1].object: the object "page" has this root twice; remove one of the two"#
    ),
    (
      graph(#""expectReleased": ["gone", ‸"veiw"]"#),
      #"expectReleased[1]: no object has the id "veiw"; did you mean "view"?"#
    ),
    (
      graph(#""expectReleased": ["page", ‸"page"]"#),
      #"expectReleased[1]: the object "page" is named twice; remove one of the two"#
    ),
    (
      graph(#""expectReleased": ‸"page""#),
      "expectReleased: expected an array, found a string; put it between `[` and `]`"
    ),
    (
      graph(#""expectReleased": [‸1]"#),
      "expectReleased[0]: expected a string, found a number; write it in double quotes"
    ),
    (
      graph(#""roots": [], ‸"roots": []"#),
      #"duplicate key "roots", first at 3:2; remove one of the two"#
    ),
    (
      graph(#""title": ‸["x"]"#),
      "title: expected a string, found an array; write a text in double quotes"
    ),
    (
      graph(#""expected": [1, 2‸"#),
      "expected `,` or `]` after an element, found `}`; put `,` between elements, and `]` after "
        + "the last"
    ),
    (
      "{\(header), \"objects\": []} ‸x",
      "expected nothing after the outermost value, found `x`; remove what follows the value"
    ),
  ]

  private static func graph(_ section: String) -> String {
    """
    {\(header), "objects": [{"id": "page", "type": "Page"}, {"id": "view", "type": "View"}],
     "released": [{"id": "gone", "type": "Page"}],
     \(section)}
    """
  }

  @Test(arguments: cases)
  func `a file that is no snapshot says why, where and what to do`(
    _ text: String,
    _ description: String
  ) throws {
    let parts = text.split(separator: "‸", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let column = (lines.last?.unicodeScalars.count ?? 0) + 1
    #expect(
      refusal(Array(parts.joined().utf8))?.description
        == "f.json:\(lines.count):\(column): error: \(description)"
    )
  }

  @Test func `other encodings are named`() {
    let text = #"{"format": "refgraph-snapshot"}"#
    let units = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    #expect(
      refusal([0xFF, 0xFE] + units)?.description
        == "f.json:1:1: error: the input is UTF-16LE, not UTF-8; convert it first, for example with "
        + "`iconv -f UTF-16LE -t UTF-8`"
    )
  }

  @Test func `bytes that are not UTF-8 are refused where they stand`() {
    let bytes = Array("{\n \"title\": \"x".utf8) + [0xC3, 0x28] + Array("\"}".utf8)
    #expect(
      refusal(bytes)?.description
        == "f.json:2:13: error: invalid UTF-8: unexpected byte 0xC3; save the file as UTF-8"
    )
  }

  @Test func `deep nesting is refused, not followed`() {
    let bytes = Array("{\"x\": ".utf8) + Array(repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(
      refusal(bytes)?.description
        == "f.json:1:518: error: more than 512 objects and arrays inside each other; nest values "
        + "at most 512 deep"
    )
  }

  @Test func `an error says what is wrong in a form that a program can compare`() {
    let text = Self.graph(#""references": [{"from": "pgae", "to": "view"}]"#)
    let error = SnapshotFileError(
      file: "f.json",
      place: JSONPlace(line: 3, column: 26, byteOffset: text.utf8.count - 23),
      path: "references[0].from",
      problem: .unknownObject("pgae", nearest: "page")
    )
    #expect(refusal(Array(text.utf8)) == error)
  }

  @Test func `the name of the file cannot act on a terminal`() {
    #expect(
      throws: SnapshotFileError(
        file: "\u{1B}[2J",
        place: JSONPlace(line: 1, column: 1, byteOffset: 0),
        path: nil,
        problem: .json(.emptyInput)
      )
    ) {
      try SnapshotFile([], file: "\u{1B}[2J")
    }
    #expect(
      SnapshotFileError(
        file: "\u{1B}[2J",
        place: JSONPlace(line: 1, column: 1, byteOffset: 0),
        path: nil,
        problem: .json(.emptyInput)
      ).description
        == #"\u{1b}[2J:1:1: error: the input is empty; expected a JSON value; write a value into it, or give another file"#
    )
  }

  private func refusal(_ bytes: [UInt8]) -> SnapshotFileError? {
    do throws(SnapshotFileError) {
      _ = try SnapshotFile(bytes, file: "f.json")
      return nil
    } catch {
      return error
    }
  }
}
