import RefGraph
import RefGraphImport
import Testing

@Suite struct `Leak stories` {
  @Test func `there are 36 of them`() {
    #expect(Story.all.count == 36)
  }

  @Test(arguments: Story.all)
  func `analysis finds what the report found`(_ story: Story) throws {
    let file = try SnapshotFile(story.bytes, file: story.name)
    #expect(Story.Expected(analysisOf: file.snapshot) == story.expected)
    #expect(file.warnings.isEmpty)
  }
}

extension Story.Expected {
  /// What analysis says, in the terms of the stories.
  init(analysisOf snapshot: Snapshot) {
    let analysis = SnapshotAnalysis(of: snapshot)
    func names(_ objects: [ObjectID]) -> Set<String> {
      Set(objects.compactMap { snapshot.object($0)?.name })
    }
    stillAlive = Set(analysis.verdicts.filter { $0.kind != .released }.map(\.handle))
    cycles = Set((analysis.cycles.cycles + analysis.cycles.balanced).map { names($0.objects) })
    permanentOwners = names(analysis.owners.permanent)
    temporaryOwners = names(analysis.owners.temporary)
  }
}
