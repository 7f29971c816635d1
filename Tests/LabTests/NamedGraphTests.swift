@testable import Agreement
import RefGraph
import Testing

@Suite struct NamedGraphTests {
  /// `a.x -> b.y -> c`, `b.z ~> d`, `a.w ~> b`; `b` has no name.
  private func links(_ kind: ObjectKind) throws -> [String] {
    var builder = Snapshot.Builder()
    for (number, name) in ["a", "b", "c", "d"].enumerated() {
      let id = ObjectID(UInt64(number))
      try builder.addObject(id, type: "T", name: name, kind: name == "b" ? kind : .instance)
    }
    try builder.addReference(from: ObjectID(0), to: ObjectID(1), label: "x", strength: .strong)
    try builder.addReference(from: ObjectID(1), to: ObjectID(2), label: "y", strength: .strong)
    try builder.addReference(from: ObjectID(1), to: ObjectID(3), label: "z", strength: .weak)
    try builder.addReference(from: ObjectID(0), to: ObjectID(1), label: "w", strength: .weak)
    try builder.addReference(from: ObjectID(1), to: ObjectID(1), label: "me", strength: .strong)
    let graph = NamedGraph(builder.build()) { $0.name == "b" ? nil : $0.name }
    return graph.links.sorted().map { "\($0) \($0.isOwn)" }
  }

  @Test func `a way through a closure is the source's own`() throws {
    #expect(try links(.closure) == ["a.x -> c true", "a.x ~> d true"])
  }

  @Test func `a way through another instance is not`() throws {
    #expect(try links(.instance) == ["a.x -> c false", "a.x ~> d false"])
  }

  @Test(arguments: [
    ("viewControllers[1]", "viewControllers[1]"), ("visibleCells[3]", "visibleCells[]"),
    ("targetActions[0].target", "targetActions[0].target"), ("plain", "plain"), ("[0]", "[0]"),
    ("broken[", "broken["),
  ])
  func `a label keeps its indices unless their order says nothing`(_ label: String, _ text: String)
  {
    #expect(IndexedLabel(label).text == text)
  }

  @Test(arguments: [
    ("targetActions[2].target", "allTargets[2]"), ("view.onTap", "onTap"),
    ("view._user.wrappedValue", "user"), ("kept[1]", "count"), ("call", "block"),
  ])
  func `a row translates a label`(_ real: String, _ model: String) {
    let found = LiveTable.labels.lazy.compactMap {
      $0.translated(IndexedLabel(real), target: "count-2", isClosure: true)
    }.first
    #expect(found?.text == model)
  }
}
