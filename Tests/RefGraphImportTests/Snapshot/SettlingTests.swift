import RefGraph
import RefGraphImport
import Testing

/// A file whose liveness is `settle`, against ARC as the ownership model plays it.
@Suite struct `Settling` {
  @Test(arguments: 0..<20)
  func `what a file settles to is what the ownership model lets go of, in its order`(
    _ block: UInt64
  ) throws {
    for seed in block * 50..<block * 50 + 50 {
      let graph = Self.graph(seed: seed)
      let snapshot = try SnapshotFile(Array(graph.file().utf8), file: "seed \(seed)").snapshot
      let played = Self.play(graph)
      #expect(snapshot.released.map(\.handle) == played.released.map(\.handle), "\(seed): \(graph)")
      #expect(snapshot.objects.map(\.handle) == played.objects.map(\.handle), "\(seed): \(graph)")
      #expect(
        Set(snapshot.objects.flatMap(\.references).map(\.description))
          == Set(played.objects.flatMap(\.references).map(\.description)),
        "\(seed): \(graph)"
      )
    }
  }

  @Test func `weak references to what was released are gone`() throws {
    let graph = TestGraph(
      objects: ["app", "page", "view"],
      roots: [.init(object: "app", lifetime: .permanent)],
      references: [
        .init(source: "app", target: "page", label: "last", strength: .weak),
        .init(source: "app", target: "app", label: "shared", strength: .unowned),
        .init(source: "page", target: "view", label: "view", strength: .strong),
      ],
      due: ["page", "app"]
    )
    let snapshot = try SnapshotFile(Array(graph.file().utf8), file: "weak.json").snapshot
    #expect(snapshot.objects.map(\.handle) == ["app"])
    #expect(snapshot.released.map(\.handle) == ["page", "view"])
    #expect(
      snapshot.objects.flatMap(\.references).map(\.description) == ["app.shared -[unowned]-> app"]
    )
    #expect(snapshot.due == [ObjectID(2), ObjectID(1)])
  }

  @Test func `what might own is not let go`() throws {
    let graph = TestGraph(
      objects: ["a", "b"],
      roots: [.init(object: "a", lifetime: .temporary)],
      references: [.init(source: "a", target: "b", label: "x", strength: .conservative)],
      due: []
    )
    let snapshot = try SnapshotFile(Array(graph.file().utf8), file: "maybe.json").snapshot
    #expect(snapshot.objects.map(\.handle) == ["a", "b"])
  }

  @Test func `a chain of any length settles`() throws {
    let objects = (0..<20_000).map { "o\($0)" }
    let graph = TestGraph(
      objects: objects,
      references: zip(objects, objects.dropFirst()).map {
        .init(source: $0, target: $1, label: "next", strength: .strong)
      }
    )
    let snapshot = try SnapshotFile(Array(graph.file().utf8), file: "chain.json").snapshot
    #expect(snapshot.released.map(\.handle) == objects)
  }

  /// Makes the objects, sets the references, and lets the objects go: first those that something
  /// else owns, then the others, in order.
  private static func play(_ graph: TestGraph) -> Snapshot {
    var model = OwnershipModel()
    var ids: [String: ObjectID] = [:]
    for object in graph.objects { ids[object] = model.make("T", name: object) }
    for reference in graph.references {
      guard let source = ids[reference.source], let target = ids[reference.target] else { continue }
      model.assign(reference.label, of: source, to: target, strength: reference.strength)
    }
    for root in graph.roots {
      guard let object = ids[root.object] else { continue }
      model.addRoot(object, lifetime: root.lifetime, label: nil)
    }
    let made = graph.objects.compactMap { ids[$0] }
    let unowned = made.filter { model.strongCount(of: $0) == 1 }
    for object in made where !unowned.contains(object) { model.release(object) }
    for object in unowned {
      model.release(object)
      while model.advance() != nil {}
    }
    return model.snapshot()
  }

  /// Up to nine objects at random, with a field of its own for each reference.
  private static func graph(seed: UInt64) -> TestGraph {
    var numbers = SeededGenerator(seed: seed)
    let objects = (0..<Int.random(in: 1...9, using: &numbers)).map { "o\($0)" }
    var graph = TestGraph(objects: objects)
    for number in 0..<Int.random(in: 0...14, using: &numbers) {
      graph.references.append(
        .init(
          source: objects.randomElement(using: &numbers) ?? "",
          target: objects.randomElement(using: &numbers) ?? "",
          label: "f\(number)",
          strength: Strength.allCases.randomElement(using: &numbers) ?? .strong
        )
      )
    }
    for object in objects where Int.random(in: 0..<6, using: &numbers) == 0 {
      graph.roots.append(.init(object: object, lifetime: .permanent))
    }
    return graph
  }
}
