import RefGraph
import Testing

@testable import RefGraphReports

@Suite struct `An excerpt of a snapshot` {
  private func handles(
    _ snapshot: Snapshot,
    focus: ObjectID? = nil,
    objects: Int = 3000,
    bytes: Int = 1_300_000
  ) -> [String] {
    let excerpt = SnapshotExcerpt(
      of: SnapshotAnalysis(of: snapshot),
      focus: focus,
      limits: .init(objects: objects, bytes: bytes)
    )
    return (excerpt.objects.map(\.object.handle) + excerpt.released.map(\.handle))
  }

  /// What is due comes last in it, behind a leak and a crowd that nobody asked for.
  private let notation = """
    root app: App
    root spare: Spare
    let list: List
    let loop: Loop
    loop.self -> loop
    app.list -> list
    let a: Cell
    let b: Cell
    let c: Cell
    let d: Cell
    list.cells[] -> a
    list.cells[] -> b
    list.cells[] -> c
    list.cells[] -> d
    let page: Page
    list.page -> page
    due page
    """

  @Test func `begins with what answers: due objects and their paths, cycles, roots`() throws {
    let snapshot = try DrawnReport.drawing(notation).snapshot
    #expect(
      handles(snapshot, objects: 9) == [
        "page", "list", "app", "loop", "spare", "a", "b", "c", "d",
      ]
    )
  }

  @Test func `holds a small snapshot whole`() throws {
    let snapshot = try DrawnReport.drawing(notation).snapshot
    #expect(Set(handles(snapshot)) == Set(snapshot.objects.map(\.handle)))
    #expect(handles(snapshot).count == snapshot.objectCount)
  }

  @Test func `begins with the object that it is about, and its neighbours`() throws {
    let snapshot = try DrawnReport.drawing(notation).snapshot
    let list = try #require(snapshot.object(named: "list")?.id)
    #expect(
      handles(snapshot, focus: list, objects: 7) == [
        "list", "app", "a", "b", "c", "d", "page",
      ]
    )
  }

  @Test func `leaves room for a cycle where very much is due`() throws {
    var builder = Snapshot.Builder()
    try builder.addObject(ObjectID(1), type: "App", name: "app")
    try builder.addRoot(ObjectID(1), lifetime: .permanent)
    for number in 2...100 as ClosedRange<UInt64> {
      try builder.addObject(ObjectID(number), type: "Page", name: "page\(number)")
      try builder.addReference(
        from: ObjectID(1),
        to: ObjectID(number),
        label: "pages",
        strength: .strong
      )
      try builder.markDue(ObjectID(number))
    }
    try builder.addObject(ObjectID(101), type: "Loop", name: "loop")
    try builder.addReference(
      from: ObjectID(101),
      to: ObjectID(101),
      label: "self",
      strength: .strong
    )
    #expect(
      handles(builder.build(), objects: 6) == ["page2", "app", "loop", "page3", "page4", "page5"]
    )
  }

  @Test func `holds what is due and gone, and what was asked for and is gone`() throws {
    var builder = Snapshot.Builder()
    for (number, name) in [(1, "due"), (2, "asked"), (3, "other")] as [(UInt64, String)] {
      try builder.addReleased(.init(id: ObjectID(number), name: name, type: "Page"))
    }
    try builder.markDue(ObjectID(1))
    #expect(handles(builder.build(), focus: ObjectID(2)) == ["due", "asked"])
  }

  @Test func `ends where its bytes do`() throws {
    let chain = try DumpGraph.chain(of: 1000)
    let count = handles(chain, bytes: 20_000).count
    #expect(count > 50 && count < 200)
    #expect(handles(chain, bytes: 1).count == 1)
  }
}
