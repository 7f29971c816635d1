import RefGraph
import RefGraphImport
import Testing

@testable import RefGraphReports

@Suite struct `Object handles` {
  @Test func `names are handles, and the type with the identity where there is no name`() throws {
    #expect(
      try handles(of: [(1, "app"), (7, nil), (2, "")]) == ["app", "Page#7", "Page#2"]
    )
  }

  @Test(arguments: ["", " ", "   ", "\t", "\n", "\u{A0}", "\u{3000}\u{2003}"])
  func `a blank name is no handle, and is written and read exactly`(name: String) throws {
    let snapshot = try snapshot(of: [(1, "app"), (2, name), (3, " page ")])
    #expect(snapshot.objects.map(\.handle) == ["app", "Page#2", " page "])
    let text = SnapshotDocument(snapshot).json()
    let copy = try SnapshotFile(Array(text.utf8), file: "blank.json").snapshot
    #expect(copy.objects.map(\.name) == ["app", name, " page "])
    #expect(SnapshotDocument(copy).json() == text)
  }

  @Test func `a file's id of spaces is a name that no sentence uses`() throws {
    let text = """
      {"format": "refgraph-snapshot", "version": 1, "liveness": "captured",
       "objects": [{"id": "  ", "type": "Page"}], "expectReleased": ["  "]}
      """
    let snapshot = try SnapshotFile(Array(text.utf8), file: "blank.json").snapshot
    #expect(snapshot.objects.map(\.name) == ["  "])
    #expect(
      SnapshotReport(of: snapshot).conclusion()
        == "Page#1 is leaked: no root reaches it, and nothing will let go of it."
    )
  }

  @Test func `the first of a name keeps it, the others add their identity`() throws {
    #expect(
      try handles(of: [(4, "page"), (9, "page"), (2, "page")]) == ["page", "page#9", "page#2"]
    )
  }

  @Test func `a number is added where that is a name, too`() throws {
    #expect(
      try handles(of: [(1, "page#5"), (2, "page#5#2"), (3, "page"), (5, "page"), (6, "page#5")])
        == ["page#5", "page#5#2", "page", "page#5#3", "page#5#6"]
    )
  }

  @Test func `objects of another moment are added behind`() throws {
    var handles = ObjectHandles(of: try snapshot(of: [(1, "page"), (2, "view")]))
    handles.add(try snapshot(of: [(2, "another view"), (3, "page")]))
    #expect(
      [1, 2, 3].map { handles.handle(of: ObjectID($0)) } == ["page", "view", "page#3"]
    )
  }

  private func handles(of objects: [(UInt64, String?)]) throws -> [String] {
    let handles = ObjectHandles(of: try snapshot(of: objects))
    return objects.map { handles.handle(of: ObjectID($0.0)) }
  }

  private func snapshot(of objects: [(UInt64, String?)]) throws -> Snapshot {
    var builder = Snapshot.Builder()
    for (id, name) in objects { try builder.addObject(ObjectID(id), type: "Page", name: name) }
    return builder.build()
  }
}
