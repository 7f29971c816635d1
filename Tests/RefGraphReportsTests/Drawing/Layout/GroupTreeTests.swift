import RefGraph
import Testing

@testable import RefGraphReports

@Suite struct GroupTreeTests {
  private static func tree(_ groups: [[String]]) throws -> GroupTree {
    let letters = "abcd".map(String.init)
    let notation = letters.map { "root \($0): T permanent" } + ["moment now"]
    let series = try DrawnSeries.series(notation.joined(separator: "\n"), groups: groups)
    return GroupTree(of: series.boxes.count, series.groups)
  }

  @Test func `a box stands directly in the innermost of its groups`() throws {
    let tree = try Self.tree([["a"], ["a", "b"], ["a", "b", "c"]])
    #expect(tree.members == [[0], [1], [2]])
    #expect(tree.children == [[], [0], [1]])
    #expect(tree.tops == [2])
    #expect(tree.order == [2, 1, 0])
  }

  @Test func `groups side by side are all at the top`() throws {
    let tree = try Self.tree([["a"], ["b", "c"]])
    #expect(tree.members == [[0], [1, 2]])
    #expect(tree.tops == [0, 1])
  }

  @Test func `what two groups share, the first has`() throws {
    let tree = try Self.tree([["a", "b"], ["b", "c"]])
    #expect(tree.members == [[0, 1], [2]])
    #expect(tree.children == [[], []])
    #expect(tree.tops == [0, 1])
  }

  @Test func `a group with nothing in it is nowhere`() throws {
    let tree = try Self.tree([[], ["a"], ["nobody"]])
    #expect(tree.tops == [1])
    #expect(tree.order == [1])
  }

  @Test func `equal groups are frames within each other`() throws {
    let tree = try Self.tree([["a"], ["a"]])
    #expect(tree.members == [[0], []])
    #expect(tree.children == [[], [0]])
    #expect(tree.tops == [1])
  }
}
