import RefGraph
import Testing

/// Whole analyses of huge snapshots: no walk may recurse, and none may take the square.
///
/// A million objects in a release-built check; `swift test` takes a twentieth.
struct HugeSnapshotTests {
  private let count = SnapshotAnalysisTests.isExhaustive ? 1_000_000 : 20_000

  private func snapshot(_ shape: HugeGraphs, isRooted: Bool) throws -> Snapshot {
    let rows = shape.rows(count)
    var builder = Snapshot.Builder()
    builder.reserve(objects: count, references: rows.referenceCount)
    for node in 0..<count { try builder.addObject(ObjectID(UInt64(node)), type: "Node", size: 16) }
    for node in 0..<count {
      for place in rows.places(of: node) {
        guard let target = rows.node(at: place) else { continue }
        try builder.addReference(
          from: ObjectID(UInt64(node)),
          to: ObjectID(UInt64(target)),
          label: "next",
          strength: .strong
        )
      }
    }
    if isRooted { try builder.addRoot(0, lifetime: .temporary) }
    try builder.markDue(ObjectID(UInt64(count - 1)))
    return builder.build()
  }

  @Test
  func `the end of a chain is held by every reference, and each cut releases it`() throws {
    let analysis = SnapshotAnalysis(of: try snapshot(.chain, isRooted: true))
    let end = ObjectID(UInt64(count - 1))
    #expect(analysis.verdicts[end]?.kind == .temporarilyHeld)
    #expect(analysis.verdicts[end]?.then == nil)
    #expect(analysis.retainPath(to: end)?.references.count == count - 1)
    let holding = analysis.holdingReferences(of: end)
    #expect(holding.references.count == count - 1)
    #expect(holding.references.allSatisfy { $0.effect == .releases })
    #expect(analysis.owners.temporary == [0])
    #expect(analysis.cycles.cycles == [])
  }

  @Test
  func `a ring that no root reaches is one leak with its loop`() throws {
    let analysis = SnapshotAnalysis(of: try snapshot(.ring, isRooted: false))
    let end = ObjectID(UInt64(count - 1))
    #expect(analysis.verdicts[end]?.kind == .leaked)
    #expect(analysis.cycles.cycles.map(\.objects.count) == [count])
    #expect(analysis.cycles.cycles.map(\.loop.count) == [count])
    #expect(analysis.cycles.cycles.map(\.isLoopProvedShortest) == [true])
    #expect(analysis.leaks.groups.map(\.head.count) == [count])
    #expect(analysis.leaks.byteCount == UInt64(count) * 16)
    guard case .closedSet(let set, let cycle) = analysis.verdicts.evidence(for: end) else {
      Issue.record("no closed set")
      return
    }
    #expect(set.count == count)
    #expect(cycle == analysis.cycles.cycles[0])
  }

  @Test(arguments: [HugeGraphs.hub, .tangle])
  func `a giant component is held by one root and would leak`(shape: HugeGraphs) throws {
    let snapshot = try snapshot(shape, isRooted: true)
    let analysis = SnapshotAnalysis(of: snapshot)
    #expect(analysis.cycles.cycles.map(\.objects.count) == [count])
    #expect(analysis.cycles.cycles.map(\.status) == [.held(by: .temporary)])
    #expect(analysis.verdicts.map(\.then) == [.leaked])
    #expect(analysis.leaks.objectCount == 0)
    let holding = analysis.holdingReferences(of: ObjectID(UInt64(count - 1))).references
    #expect(holding.allSatisfy { $0.effect == .releases } || shape == .tangle)
    #expect(SnapshotDifference(from: analysis, to: analysis).isEmpty)
  }
}
