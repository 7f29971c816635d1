import Testing

@testable import RefGraph

@Suite struct CrowdGroupTests {
  /// A list, a cell beside the crowd of four others, and what groups there are around them.
  private static func groups(cells: Range<Int>) throws -> [[String]] {
    var ids = DrawnMoments()
    let names = (0..<5).map { "cell\($0)" }
    let lines =
      ["root app: App permanent", "let list: List"] + names.map { "let \($0): Cell" }
      + ["app.list -> list"] + names.enumerated().map { "list.at\($0) -> \($1)" }
    let snapshot = try ids.snapshot(lines.joined(separator: "\n"))
    let objects = try (["list"] + names[cells]).map { try #require(snapshot.object(named: $0)).id }
    let groups = [ObjectGroup(title: "screen", objects: objects)]
    let analysis = SnapshotAnalysis(of: snapshot)
    let all = [
      DiagramSeries(of: DiagramPlan(of: analysis), groups: groups),
      DiagramSeries(of: [.init(analyses: [analysis, analysis], groups: [groups, groups])]),
    ]
    return all.flatMap { series in
      series.groups.map { group in group.boxes.map { series.boxes[$0].id } }
    }
  }

  @Test func `a crowd stands in the frame in which all of its objects are`() throws {
    #expect(
      try Self.groups(cells: 0..<5)
        == [["list", "cell0", "4 more Cell"], ["list", "cell0", "more Cell"]]
    )
  }

  @Test func `a crowd stays out of a frame in which some of its objects are`() throws {
    #expect(try Self.groups(cells: 0..<3) == [["list", "cell0"], ["list", "cell0"]])
  }
}
