import RefGraph
import RefGraphImport
import RefGraphReports
import Testing

@Suite struct `Snapshot documents` {
  @Test func `a snapshot is written row by row, what is taken for granted left out`() throws {
    var builder = Snapshot.Builder()
    builder.caption = .init(title: "Two pages", moment: "after-pop", source: "a test")
    try builder.addObject(ObjectID(1), type: "App", name: "app", kind: .system)
    try builder.addObject(ObjectID(7), type: "Page", name: "page", size: 48)
    try builder.addObject(ObjectID(3), type: "Page", name: "page")
    try builder.addObject(ObjectID(9), type: "Swift.Array", name: nil, kind: .storage)
    try builder.addReleased(.init(id: ObjectID(5), name: "onSave", type: "closure", kind: .closure))
    try builder.addRoot(ObjectID(1), lifetime: .permanent)
    try builder.addRoot(ObjectID(3), lifetime: .temporary, label: "transition")
    try builder.addReference(from: ObjectID(1), to: ObjectID(9), label: "pages", strength: .strong)
    try builder.addReference(
      from: ObjectID(9),
      to: ObjectID(7),
      label: "[0]",
      strength: .conservative
    )
    try builder.addReference(
      from: ObjectID(1),
      to: ObjectID(3),
      label: "timers",
      strength: .strong,
      fact: FrameworkFact.named("runLoop.timers")
    )
    try builder.markDue(ObjectID(7))
    try builder.markDue(ObjectID(5))
    #expect(
      SnapshotDocument(builder.build()).json() == """
        {
          "format": "refgraph-snapshot",
          "version": 1,
          "title": "Two pages",
          "source": "a test",
          "moment": "after-pop",
          "liveness": "captured",
          "objects": [
            { "id": "app", "type": "App", "kind": "system" },
            { "id": "page", "type": "Page", "identity": 7, "size": 48 },
            { "id": "page#3", "type": "Page", "name": "page" },
            { "id": "Swift.Array#9", "type": "Swift.Array", "name": null, "kind": "storage", \
        "identity": 9 }
          ],
          "released": [
            { "id": "onSave", "type": "closure", "kind": "closure" }
          ],
          "roots": [
            { "object": "app", "kind": "permanent" },
            { "object": "page#3", "kind": "temporary", "label": "transition" }
          ],
          "references": [
            { "from": "app", "to": "Swift.Array#9", "label": "pages", "strength": "strong" },
            { "from": "app", "to": "page#3", "label": "timers", "strength": "strong", \
        "fact": "runLoop.timers" },
            { "from": "Swift.Array#9", "to": "page", "label": "[0]", "strength": "conservative" }
          ],
          "expectReleased": ["page", "onSave"]
        }

        """
    )
  }

  @Test func `an empty snapshot is a file, too`() {
    #expect(
      SnapshotDocument(Snapshot.Builder().build()).json() == """
        {
          "format": "refgraph-snapshot",
          "version": 1,
          "liveness": "captured",
          "objects": [],
          "released": [],
          "roots": [],
          "references": [],
          "expectReleased": []
        }

        """
    )
  }

  @Test(arguments: 0..<10)
  func `reading what was written gives an equal snapshot, and writing that the same bytes`(
    _ block: UInt64
  ) throws {
    for seed in block * 50..<block * 50 + 50 {
      var random = RandomSnapshot(seed: seed)
      let snapshot = try random.snapshot()
      let text = SnapshotDocument(snapshot).json()
      let file = try SnapshotFile(Array(text.utf8), file: "seed \(seed)")
      #expect(
        SnapshotContents(file.snapshot) == SnapshotContents(snapshot),
        "seed \(seed): \(text)"
      )
      #expect(SnapshotDocument(file.snapshot).json() == text, "seed \(seed)")
      #expect(file.warnings.isEmpty)
    }
  }
}
