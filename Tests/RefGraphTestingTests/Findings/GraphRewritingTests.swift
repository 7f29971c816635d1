import RefGraph
import Testing

@testable import RefGraphTesting

@Suite struct `A captured graph is told anew` {
  /// A page with cells, as captures have them: identities and the order of objects are arbitrary.
  private func captured(_ ids: [UInt64]) throws -> Snapshot {
    let page = ObjectID(ids[0]), cells = ids[1...2].map { ObjectID($0) }, block = ObjectID(ids[3])
    var builder = Snapshot.Builder()
    for id in ids.sorted() {
      let type =
        id == ids[0]
        ? "Page" : id == ids[3] ? "implicit closure #2 in implicit closure #1 in f()" : "Cell"
      try builder.addObject(ObjectID(id), type: type, kind: id == ids[3] ? .closure : .instance)
    }
    for (key, cell) in zip(["b", "a"], cells).sorted(by: { $0.1 < $1.1 }) {
      try builder.addReference(from: page, to: cell, label: "cells[\"\(key)\"]", strength: .strong)
    }
    try builder.addReference(from: page, to: block, label: "onSave", strength: .strong)
    for id in ids.sorted() { try builder.addRoot(ObjectID(id), lifetime: .temporary, label: "x") }
    return builder.build()
  }

  private func told(_ ids: [UInt64]) throws -> Snapshot {
    let snapshot = try captured(ids)
    return GraphRewriting(of: snapshot, from: [ObjectID(ids[0])]).snapshot()
  }

  @Test func `in the order in which objects are met, by the keys of a dictionary`() throws {
    let snapshot = try told([500, 100, 900, 300])
    #expect(snapshot.objects.map(\.handle) == ["Page", "Cell#1", "Cell#2", "method used in f()"])
    #expect(snapshot.objects.map(\.id.rawValue) == [1, 2, 3, 4])
    #expect(
      snapshot.objects[0].references.map { "\($0.label) \($0.target.handle)" } == [
        "cells[\"a\"] Cell#1", "cells[\"b\"] Cell#2", "onSave method used in f()",
      ]
    )
    #expect(snapshot.roots.map(\.object.rawValue) == [1, 2, 3, 4])
  }

  @Test func `so that addresses make no difference`() throws {
    func text(_ ids: [UInt64]) throws -> String {
      DOTDocument(DiagramPlan(of: SnapshotAnalysis(of: try told(ids)))).text
    }
    #expect(try text([500, 100, 900, 300]) == text([1, 4, 3, 2]))
  }

  @Test func `elements are ordered by number, not by text`() throws {
    var builder = Snapshot.Builder()
    for id in 0...3 as ClosedRange<UInt64> { try builder.addObject(ObjectID(id), type: "T\(id)") }
    for (id, label) in [(1, "byID[10]"), (2, "byID[9]"), (3, "name")] as [(UInt64, String)] {
      try builder.addReference(from: ObjectID(0), to: ObjectID(id), label: label, strength: .strong)
    }
    let snapshot = GraphRewriting(of: builder.build(), from: [ObjectID(0)]).snapshot()
    #expect(snapshot.objects.map(\.handle) == ["T0", "T2", "T1", "T3"])
  }

  @Test func `names that are given are kept, and made unlike`() throws {
    var builder = Snapshot.Builder()
    for (id, name) in [(1, "Cell#1"), (2, nil), (3, nil), (4, "page")] as [(UInt64, String?)] {
      try builder.addObject(ObjectID(id), type: "Cell", name: name)
    }
    let snapshot = GraphRewriting(of: builder.build(), from: [], naming: [ObjectID(3): "page"])
      .snapshot()
    #expect(snapshot.objects.map(\.handle) == ["Cell#1", "Cell", "page#1", "page#2"])
  }

  @Test func `a task that runs is no leak in waiting`() throws {
    var builder = Snapshot.Builder()
    let page = ObjectID(1), task = ObjectID(2), block = ObjectID(3)
    try builder.addObject(page, type: "Page", name: "page")
    try builder.addObject(task, type: "Task", kind: .system)
    try builder.addObject(block, type: "closure #1 in Page.load()", kind: .closure)
    for (source, target, label) in [
      (page, task, "task"), (task, block, "operation"), (block, page, "capture[0]"),
    ] {
      try builder.addReference(from: source, to: target, label: label, strength: .strong)
    }
    try builder.addRoot(task, lifetime: .temporary, label: "1 reference from outside")
    #expect(GraphChecks.retainCycles(in: builder.build(), except: .none) == [])
  }
}
