import RefGraph
import RefGraphCapture
import Testing

@testable import RefGraphTesting

@Suite struct `What cannot be told is inconclusive` {
  /// A page, and a library's object whose bytes may hold it as often as is said.
  private func cause(references: Int, outside: Int, label: String = "") throws -> (Cause, Snapshot)
  {
    var builder = Snapshot.Builder()
    let page = ObjectID(1), library = ObjectID(2)
    try builder.addObject(page, type: "Page", name: "page")
    try builder.addObject(library, type: "Library")
    try builder.addReference(from: page, to: library, label: "library", strength: .strong)
    for _ in 0..<references {
      try builder.addReference(from: library, to: page, label: label, strength: .conservative)
    }
    let count = outside == 1 ? "1 reference" : "\(outside) references"
    try builder.addRoot(page, lifetime: .temporary, label: "\(count) from outside")
    try builder.markDue(page)
    let snapshot = builder.build()
    return (try #require(Cause.all(in: SnapshotAnalysis(of: snapshot)).first), snapshot)
  }

  @Test func `where bytes without a layout may be all that holds the object`() throws {
    let (cause, snapshot) = try cause(references: 1, outside: 1)
    #expect(
      Doubt(about: cause, in: snapshot, [])?.text
        == "Neither a cycle nor an owner can be told: the compiler left no layout of Library. "
        + "Build without -disable-reflection-metadata."
    )
  }

  @Test func `but not where something else holds it as well`() throws {
    let (cause, snapshot) = try cause(references: 1, outside: 2)
    #expect(Doubt(about: cause, in: snapshot, []) == nil)
  }

  @Test func `nor where a field of a type without layout is known`() throws {
    let (cause, snapshot) = try cause(references: 1, outside: 1, label: "lock")
    #expect(Doubt(about: cause, in: snapshot, []) == nil)
  }

  @Test func `where threads were changing what was read`() throws {
    let (cause, snapshot) = try cause(references: 0, outside: 1)
    #expect(Doubt(about: cause, in: snapshot, [.danglingReferences(1)]) == nil)
    let text =
      "Threads were changing the objects while they were read. "
      + "Let the work end before the check."
    #expect(Doubt(about: cause, in: snapshot, [.changedWhileRead(objects: 1)])?.text == text)
    #expect(Doubt(about: cause, in: snapshot, [.tornCollections(1)])?.text == text)
  }
}
