import RefGraph
import Testing

@testable import RefGraphImport

@Suite struct `Diagrams for people, read back` {
  @Test(arguments: Story.all)
  func `an unfolded one has the same verdicts`(_ story: Story) throws {
    let snapshot = try SnapshotFile(story.bytes, file: story.name).snapshot
    let text = DOTDocument(DiagramPlan(of: SnapshotAnalysis(of: snapshot))).text
    let file = try DOTFile(Array(text.utf8), file: "a.dot")
    #expect(Story.Expected(analysisOf: file.snapshot) == story.expected)
    #expect(types(file.snapshot) == types(snapshot))
    #expect(references(file.snapshot) == references(snapshot))
    #expect(
      file.warnings.map(\.description) == [
        "a.dot:1:1: warning: this is a diagram for people, without sizes and what roots are; "
          + "`memgraph convert --format dot` writes a graph that keeps everything"
      ]
    )
  }

  private func types(_ snapshot: Snapshot) -> [String: String] {
    Dictionary(
      snapshot.objects.map { ($0.handle, $0.type) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private func references(_ snapshot: Snapshot) -> [String] {
    snapshot.objects.flatMap(\.references).map(\.description).sorted()
  }

  @Test func `a crowd is refused`() throws {
    let error = try error(objects: 9, references: 1)
    #expect(error?.problem == .folded(.crowd))
    #expect(
      error?.description.hasSuffix(
        ": error: the diagram was folded: this box stands for several objects; convert from the "
          + "snapshot instead, with `memgraph convert --format dot`"
      ) == true
    )
  }

  @Test func `a bundle of references is refused`() throws {
    #expect(try error(objects: 1, references: 1_200)?.problem == .folded(.bundle))
  }

  @Test func `objects that are not shown are refused`() throws {
    #expect(try error(objects: 9, references: 1, limit: 2)?.problem == .folded(.hidden))
  }

  /// What is said of the diagram of a list that holds cells, each in several ways.
  private func error(objects: Int, references: Int, limit: Int = 40) throws -> DOTFileError? {
    var builder = Snapshot.Builder()
    let list = ObjectID(1)
    try builder.addObject(list, type: "List", name: "list")
    try builder.addRoot(list, lifetime: .permanent)
    for number in 0..<objects {
      let cell = ObjectID(UInt64(number + 2))
      try builder.addObject(cell, type: "Cell")
      for reference in 0..<references {
        try builder.addReference(
          from: list,
          to: cell,
          label: "cells[\(number + reference)]",
          strength: .strong
        )
      }
    }
    let plan = DiagramPlan(of: SnapshotAnalysis(of: builder.build()), limit: limit)
    let text = DOTDocument(plan).text
    return #expect(throws: DOTFileError.self) { try DOTFile(Array(text.utf8), file: "a.dot") }
  }
}
