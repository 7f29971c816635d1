import Testing

@testable import RefGraph
@testable import RefGraphReports

@Suite struct GroupTreeTests {
  /// Groups of four boxes, in this order.
  private static func tree(_ groups: [[Int]]) -> GroupTree {
    GroupTree(of: 4, groups.map { DiagramSeries.Group(title: "group", boxes: $0) })
  }

  @Test func `a box stands directly in the innermost of its groups`() {
    let tree = Self.tree([[0], [0, 1], [0, 1, 2]])
    #expect(tree.members == [[0], [1], [2]])
    #expect(tree.children == [[], [0], [1]])
    #expect(tree.tops == [2])
    #expect(tree.order == [2, 1, 0])
  }

  @Test func `groups side by side are all at the top`() {
    let tree = Self.tree([[0], [1, 2]])
    #expect(tree.members == [[0], [1, 2]])
    #expect(tree.tops == [0, 1])
  }

  @Test func `what two groups share, the first has`() {
    let tree = Self.tree([[0, 1], [1, 2]])
    #expect(tree.members == [[0, 1], [2]])
    #expect(tree.children == [[], []])
    #expect(tree.tops == [0, 1])
  }

  @Test func `a group with nothing in it is nowhere`() {
    let tree = Self.tree([[], [0]])
    #expect(tree.tops == [1])
    #expect(tree.order == [1])
  }

  @Test func `equal groups are frames within each other`() {
    let tree = Self.tree([[0], [0]])
    #expect(tree.members == [[0], []])
    #expect(tree.children == [[], [0]])
    #expect(tree.tops == [1])
  }
}
