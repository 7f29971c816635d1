import Testing

@testable public import RefGraph

struct SnapshotBuilderTests {
  @Test
  func `objects, roots, due and released objects stand in the order of their adding`() throws {
    var builder = Snapshot.Builder()
    builder.caption = .init(title: "Back", moment: "after-pop", source: "test")
    try builder.addObject(9, type: "Page", name: "page", kind: .instance, size: 64)
    try builder.addObject(2, type: "() -> Void", kind: .closure)
    try builder.addObject(5, type: "App", name: "", kind: .system, size: .max)
    try builder.addReleased(.init(id: 7, name: "old", type: "Page"))
    try builder.addReleased(.init(id: 1, name: nil, type: "Page", kind: .closure))
    try builder.addRoot(5, lifetime: .permanent, label: "global")
    try builder.addRoot(9, lifetime: .temporary)
    try builder.addRoot(5, lifetime: .permanent, label: "scene")
    try builder.addRoot(5, lifetime: .temporary, label: "global")
    try builder.markDue(7)
    try builder.markDue(2)
    let snapshot = builder.build()

    #expect(snapshot.caption == .init(title: "Back", moment: "after-pop", source: "test"))
    #expect(snapshot.objects.map(\.id) == [9, 2, 5])
    #expect(snapshot.objects.map(\.name) == ["page", nil, ""])
    #expect(snapshot.objects.map(\.type) == ["Page", "() -> Void", "App"])
    #expect(snapshot.objects.map(\.kind) == [.instance, .closure, .system])
    #expect(snapshot.objects.map(\.size) == [64, 0, .max])
    #expect(snapshot.objects.map(\.handle) == ["page", "() -> Void#2", "App#5"])
    #expect(
      snapshot.roots == [
        .init(object: 5, lifetime: .permanent, label: "global"),
        .init(object: 9, lifetime: .temporary, label: nil),
        .init(object: 5, lifetime: .permanent, label: "scene"),
        .init(object: 5, lifetime: .temporary, label: "global"),
      ]
    )
    #expect(snapshot.released.map(\.handle) == ["old", "Page#1"])
    #expect(snapshot.due == [7, 2])
    #expect(snapshot.object(named: "page")?.id == 9)
    #expect(snapshot.object(named: "Page") == nil)
    #expect(snapshot.object(7) == nil)
  }

  @Test(arguments: [true, false])
  func `rows are the references of each object in the order of their adding`(
    isGrouped: Bool
  ) throws {
    for seed in UInt64(0)..<50 {
      var graph = TestGraph.random(seed: seed)
      if isGrouped { graph.arrows.sort { ($0.from, $0.label) < ($1.from, $1.label) } }
      let snapshot = try graph.snapshot()
      let rows = snapshot.objects.map { object in
        object.references.map { reference in
          TestGraph.Arrow(
            from: graph.node(reference.source.id),
            to: graph.node(reference.target.id),
            label: reference.label,
            strength: reference.strength,
            fact: reference.fact?.name
          )
        }
      }
      let grouped = graph.names.indices.map { node in graph.arrows.filter { $0.from == node } }
      #expect(rows == grouped, "seed \(seed)\n\(graph)")
      #expect(snapshot.referenceCount == graph.arrows.count)
    }
  }

  @Test
  func `an empty builder gives an empty snapshot`() {
    let snapshot = Snapshot.Builder().build()
    #expect(snapshot.objectCount == 0)
    #expect(snapshot.referenceCount == 0)
    #expect(snapshot.objects.isEmpty)
    #expect(snapshot.object(1) == nil)
  }

  @Test
  func `identities that collide in every low bit are all found`() throws {
    let spreads: [(UInt64) -> UInt64] = [
      { $0 }, { $0 << 4 }, { $0 << 20 }, { $0 << 48 }, { ~$0 }, { $0 &* 0x9E37_79B9_7F4A_7C15 },
      { 0x7F00_0000_0000 + $0 * 4096 }, { ($0 << 32) | $0 },
      // Times the inverse of the first factor of the hash: chosen to fall on one place.
      { $0 &* 0xF1DE_83E1_9937_733D },
    ]
    for (number, spread) in spreads.enumerated() {
      var builder = Snapshot.Builder()
      let ids = (UInt64(0)..<3_000).map { ObjectID(spread($0)) }
      for id in ids { try builder.addObject(id, type: "T") }
      let snapshot = builder.build()
      #expect(ids.map { snapshot.index(of: $0) } == Array(0..<3_000), "spread \(number)")
      #expect(snapshot.index(of: ObjectID(spread(3_000))) == nil, "spread \(number)")
    }
  }
}

/// What a builder refuses, and what it says.
struct SnapshotErrorTests {
  private static let mistakes: [(String, @Sendable (inout Snapshot.Builder) throws -> Void)] = [
    (
      "object 1 is there twice: give each object an identity of its own",
      { try $0.addObject(1, type: "U") }
    ),
    (
      "object 1 is there twice: give each object an identity of its own",
      { try $0.addReleased(.init(id: 1, name: nil, type: "T")) }
    ),
    (
      "object 8 is there twice: give each object an identity of its own",
      { try $0.addObject(8, type: "T") }
    ),
    (
      "object 8 is there twice: give each object an identity of its own",
      { try $0.addReleased(.init(id: 8, name: "x", type: "T")) }
    ),
    (
      "the reference `page` to object 1 starts at object 3, which is not there: add the object "
        + "first",
      { try $0.addReference(from: 3, to: 1, label: "page", strength: .weak) }
    ),
    (
      "the reference `page` of object 1 leads to object 8, which is not there: add the object "
        + "first",
      { try $0.addReference(from: 1, to: 8, label: "page", strength: .strong) }
    ),
    (
      "object 4 is called a root and is not there: add the object first",
      { try $0.addRoot(4, lifetime: .permanent) }
    ),
    (
      "object 1 is called a temporary root twice with one label: leave one out",
      { try $0.addRoot(1, lifetime: .temporary, label: "pool") }
    ),
    (
      "object 5 is expected to be gone and was never there: add it, or add it as released",
      { try $0.markDue(5) }
    ),
    ("object 8 is expected to be gone twice: leave one out", { try $0.markDue(8) }),
  ]

  @Test(arguments: mistakes.indices)
  func `a mistake is refused with its place and a remedy, and leaves no trace`(
    number: Int
  ) throws {
    let (message, makeMistake) = Self.mistakes[number]
    var builder = Snapshot.Builder()
    try builder.addObject(1, type: "T")
    try builder.addReleased(.init(id: 8, name: nil, type: "T"))
    try builder.addRoot(1, lifetime: .temporary, label: "pool")
    try builder.markDue(8)
    let error = #expect(throws: SnapshotError.self) { try makeMistake(&builder) }
    #expect(error?.description == message)

    let snapshot = builder.build()
    #expect(snapshot.objects.map(\.id) == [1])
    #expect(snapshot.released.map(\.id) == [8])
    #expect(snapshot.referenceCount == 0)
    #expect(snapshot.roots.count == 1)
    #expect(snapshot.due == [8])
  }
}

extension ObjectID: ExpressibleByIntegerLiteral {
  /// So that tests write identities as numbers.
  public init(integerLiteral value: UInt64) { self.init(value) }
}
