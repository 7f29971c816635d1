import RefGraph
import Testing

@testable import RefGraphReports

@Suite struct `Groups of references` {
  /// The groups of an object's references, a line each.
  private func lines(_ notation: String, from name: String) throws -> [String] {
    let report = try DrawnReport.drawing(notation)
    let object = try #require(report.snapshot.object(named: name))
    let groups = ReferenceGroups(object.references) { $0.target }
    let handle = report.snapshot.handle
    return groups.groups.map { group in
      let others = group.others.map(handle).joined(separator: " ")
      return "\(group.count) \(group.label) \(group.strength.arrow) \(group.type): \(others)"
    } + (groups.rest > 0 ? ["\(groups.rest) more"] : [])
  }

  @Test func `hold what is alike together, in the order in which each comes first`() throws {
    let notation = """
      root list: List
      let a: Cell
      let b: Cell
      let c: Header
      list.cells[] -> a
      list.owner ~> c
      list.cells[] -> c
      list.cells[] -> b
      list.first -> a
      """
    #expect(
      try lines(notation, from: "list") == [
        "2 cells[] -> Cell: a b", "1 cells[1] -> Header: c", "1 owner ~> Header: c",
        "1 first -> Cell: a",
      ]
    )
  }

  @Test func `name some of many objects, and count all`() throws {
    let count = ReferenceGroups.memberLimit + 10
    let notation = (1...count).map { "let cell\($0): Cell\nlist.cells[] -> cell\($0)" }
    let lines = try lines(
      "root list: List\n" + notation.joined(separator: "\n"),
      from: "list"
    )
    let names = (1...ReferenceGroups.memberLimit).map { "cell\($0)" }.joined(separator: " ")
    #expect(lines == ["34 cells[] -> Cell: \(names)"])
  }

  @Test func `count the references of further sorts`() throws {
    let notation = (1...ReferenceGroups.groupLimit + 2).map { "list.field\($0) -> cell" }
    let lines = try lines(
      "root list: List\nlet cell: Cell\n" + notation.joined(separator: "\n"),
      from: "list"
    )
    #expect(lines.count == 41)
    #expect(lines.last == "2 more")
  }
}
