import RefGraph
import Testing

@testable import RefGraphReports

@Suite struct `A tally of a snapshot` {
  @Test func `counts kinds and types, the largest first`() throws {
    var builder = Snapshot.Builder()
    try builder.addObject(ObjectID(1), type: "A", kind: .system, size: 5)
    try builder.addObject(ObjectID(2), type: "B", size: 10)
    try builder.addObject(ObjectID(3), type: "C", size: 0)
    try builder.addObject(ObjectID(4), type: "C", size: 1)
    try builder.addObject(ObjectID(5), type: "D", kind: .closure)
    let tally = SnapshotTally(of: builder.build())
    #expect(tally.kinds.map(line) == ["instance 3 11", "closure 1 0", "system 1 5"])
    #expect(tally.types.map(line) == ["A 1 5", "B 1 10", "C 2 1", "D 1 0"])
    #expect(tally.mostFrequentTypes().map(line) == ["C 2 1", "A 1 5", "B 1 10", "D 1 0"])
    #expect(tally.heaviestTypes().map(line) == ["B 1 10", "A 1 5", "C 2 1"])
    #expect(line(tally.total) == " 5 16")
  }

  @Test func `does not pass the largest number`() throws {
    var builder = Snapshot.Builder()
    try builder.addObject(ObjectID(1), type: "A", size: .max)
    try builder.addObject(ObjectID(2), type: "A", size: 1)
    let tally = SnapshotTally(of: builder.build())
    #expect(tally.types.map(line) == ["A 2 18446744073709551615"])
  }

  private func line(_ row: SnapshotTally.Row) -> String {
    "\(row.name) \(row.count) \(row.byteCount)"
  }
}
