import RefGraph
import RefGraphImport
import Testing

@Suite struct `Snapshot files` {
  @Test func `what a file leaves out is taken for granted`() throws {
    let snapshot = try read(
      """
      {"format": "refgraph-snapshot", "version": 1, "liveness": "captured",
       "objects": [{"id": "page", "type": "Page"}, {"id": "view", "type": "View"}],
       "references": [{"from": "page", "to": "view"}]}
      """
    )
    #expect(
      lines(of: snapshot) == [
        "1 page: Page instance 0", "2 view: View instance 0", "page -> view",
      ]
    )
  }

  @Test func `all that a snapshot holds can be written in a file`() throws {
    let snapshot = try read(
      """
      {"format": "refgraph-snapshot", "version": 1, "liveness": "captured",
       "title": "T", "source": "S", "moment": "M",
       "objects": [
         {"id": "a", "type": "App", "kind": "system", "size": 18446744073709551615},
         {"id": "b", "type": "Box", "name": "the box", "kind": "box", "identity": 4370},
         {"id": "c", "type": "C", "name": null, "kind": "closure"},
         {"id": "d", "type": "", "name": "", "kind": "frame"},
         {"id": "e", "type": "E", "kind": "storage"}
       ],
       "released": [{"id": "f", "type": "F", "kind": "instance"},
                    {"id": "g", "type": "G", "name": null, "identity": 0}],
       "roots": [{"object": "a", "kind": "permanent"}, {"object": "a", "kind": "temporary"},
                 {"object": "a", "kind": "temporary", "label": "touch"}],
       "references": [
         {"from": "b", "to": "a", "label": "x", "strength": "weak"},
         {"from": "a", "to": "b", "label": "1", "strength": "strong", "fact": "runLoop.timers"},
         {"from": "a", "to": "b", "label": "1", "strength": "strong"},
         {"from": "a", "to": "a", "label": "2", "strength": "unowned"},
         {"from": "a", "to": "c", "label": "3", "strength": "unmanaged"},
         {"from": "a", "to": "d", "label": "4", "strength": "conservative"}
       ],
       "expectReleased": ["g", "b"]}
      """
    )
    #expect(
      lines(of: snapshot) == [
        "title T", "source S", "moment M",
        "1 a: App system 18446744073709551615", "4370 the box: Box box 0", "3 nil: C closure 0",
        "4 :  frame 0", "5 e: E storage 0",
        "released 6 f: F instance", "released 0 nil: G instance",
        "root a permanent", "root a temporary", "root a temporary touch",
        "a.1 -> the box by runLoop.timers", "a.1 -> the box", "a.2 -[unowned]-> a",
        "a.3 -[unmanaged]-> C#3", "a.4 -[conservative]-> #4", "the box.x ~> a",
        "due 0", "due 4370",
      ]
    )
  }

  @Test func `keys may come in any order, also references before objects`() throws {
    let forward = """
      {"format": "refgraph-snapshot", "version": 1, "liveness": "captured",
       "objects": [{"id": "a", "type": "A"}], "released": [{"id": "b", "type": "B"}],
       "roots": [{"object": "a", "kind": "permanent"}],
       "references": [{"from": "a", "to": "a", "label": "self", "strength": "strong"}],
       "expectReleased": ["b", "a"]}
      """
    let backward = """
      {"expectReleased": ["b", "a"],
       "references": [{"strength": "strong", "label": "self", "to": "a", "from": "a"}],
       "roots": [{"kind": "permanent", "object": "a"}], "released": [{"type": "B", "id": "b"}],
       "objects": [{"type": "A", "id": "a"}],
       "liveness": "captured", "version": 1, "format": "refgraph-snapshot"}
      """
    #expect(lines(of: try read(backward)) == lines(of: try read(forward)))
  }

  @Test func `ids are equal if their bytes are, however they are escaped`() throws {
    let snapshot = try read(
      #"""
      {"format": "refgraph-snapshot", "version": 1, "liveness": "captured",
       "objects": [{"id": "\u00e9", "type": "composed"}, {"id": "e\u0301", "type": "decomposed"}],
       "references": [{"from": "é", "to": "e\u0301"}, {"from": "\u0065\u0301", "to": "\u00E9"}]}
      """#
    )
    #expect(
      snapshot.objects.flatMap(\.references).map { "\($0.source.type) to \($0.target.type)" }
        == ["composed to decomposed", "decomposed to composed"]
    )
  }

  @Test func `a report is read as the snapshot in it`() throws {
    let file = try SnapshotFile(
      Array(
        """
        {"format": "refgraph-report", "version": 1, "verdicts": [], "cycles": [{"objects": [7]}],
         "surprise": 1,
         "snapshot": {"format": "refgraph-snapshot", "version": 1, "liveness": "captured",
                      "objects": [{"id": "a", "type": "A", "colour": 1}]}}
        """.utf8
      ),
      file: "r.json"
    )
    #expect(lines(of: file.snapshot) == ["1 a: A instance 0"])
    #expect(
      file.warnings.map(\.description) == [
        "r.json:2:2: warning: unknown key \"surprise\" is ignored; known are `format`, `version`, "
          + "`scenario`, `setting`, `moment`, `verdicts`, `cycles`, `permanentOwners`, "
          + "`temporaryOwners`, `leaks`, `events`, `changes`, `snapshot`",
        "r.json:4:52: warning: unknown key \"colour\" is ignored; known are `id`, `type`, `name`, "
          + "`kind`, `size`, `identity`",
      ]
    )
  }

  @Test func `each unknown key is one warning, in the order of the file`() throws {
    let file = try SnapshotFile(
      Array(
        """
        {"references": [{"from": "a", "to": "a", "count": 2}, {"from": "a", "to": "a", "count": 2}],
         "roots": [{"object": "a", "kind": "permanent", "why": null}],
         "objects": [{"id": "a", "type": "A", "colour": {"deep": [1, {"id": 2}]}, "age": 1}],
         "released": [{"id": "b", "type": "B", "size": 8}], "expected": {"anything": [1]},
         "comment": "", "format": "refgraph-snapshot", "version": 1}
        """.utf8
      ),
      file: "w.json"
    )
    #expect(
      file.warnings.map { "\($0.unknownKey.place) \($0.unknownKey.key)" } == [
        #"1:42 "count""#, #"2:49 "why""#, #"3:39 "colour""#, #"3:75 "age""#, #"4:40 "size""#,
        #"5:2 "comment""#,
      ]
    )
  }

  @Test func `a byte-order mark is skipped`() throws {
    let text = #"{"format": "refgraph-snapshot", "version": 1, "objects": []}"#
    let file = try SnapshotFile([0xEF, 0xBB, 0xBF] + Array(text.utf8), file: "bom.json")
    #expect(lines(of: file.snapshot) == [])
  }

  @Test func `unknown values are skipped as deep as they are nested`() throws {
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    let text = #"{"format": "refgraph-snapshot", "version": 1, "objects": [], "x": \#(deep)}"#
    #expect(try SnapshotFile(Array(text.utf8), file: "deep.json").warnings.count == 1)
  }

  private func read(_ text: String) throws -> Snapshot {
    try SnapshotFile(Array(text.utf8), file: "test.json").snapshot
  }

  /// Everything that a snapshot says, a line for each thing.
  private func lines(of snapshot: Snapshot) -> [String] {
    let caption = [
      ("title", snapshot.caption.title), ("source", snapshot.caption.source),
      ("moment", snapshot.caption.moment),
    ].compactMap { key, value in value.map { "\(key) \($0)" } }
    let objects = snapshot.objects.map {
      "\($0.id) \($0.name ?? "nil"): \($0.type) \($0.kind.word) \($0.size)"
    }
    let released = snapshot.released.map {
      "released \($0.id) \($0.name ?? "nil"): \($0.type) \($0.kind.word)"
    }
    let roots = snapshot.roots.map { root in
      let handle = snapshot.object(root.object)?.handle ?? "nothing"
      return "root \(handle) \(root.lifetime.word)" + (root.label.map { " \($0)" } ?? "")
    }
    let references = snapshot.objects.flatMap(\.references).map { reference in
      reference.description + (reference.fact.map { " by \($0.name)" } ?? "")
    }
    return caption + objects + released + roots + references + snapshot.due.map { "due \($0)" }
  }
}
