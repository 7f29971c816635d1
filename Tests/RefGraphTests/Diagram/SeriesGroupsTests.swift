import Testing

@testable import RefGraph

/// Frames around boxes, of which some are in a group at one moment and not at another.
@Suite struct SeriesGroupsTests {
  /// For each moment its groups and the boxes that are drawn: by moment the frames that are.
  private static func frames(_ moments: [([(String, Set<Int>)], Set<Int>)]) -> [[String]] {
    let groups = SeriesGroups(moments.map { .init(members: $0.0.map { $0 }, drawn: $0.1) })
    return groups.isDrawn.map { isDrawn in
      zip(groups.groups, isDrawn).compactMap { $1 ? "\($0.title) \($0.boxes)" : nil }
    }
  }

  @Test func `what has left a group stands outside of its frame`() {
    #expect(
      Self.frames([
        ([("Stack", [0, 1])], [0, 1]), ([("Stack", [0, 1, 2])], [0, 1, 2]),
        ([("Stack", [0, 1])], [0, 1, 2]),
      ]) == [["Stack [0, 1]"], ["Stack [0, 1, 2]"], ["Stack [0, 1]"]]
    )
  }

  @Test func `what is not drawn is no reason for another frame`() {
    #expect(
      Self.frames([
        ([("Stack", [0, 1])], [0, 1]), ([("Stack", [0, 1, 2])], [0, 1, 2]),
        ([("Stack", [0, 1])], [0, 1]), ([], [0]),
      ]) == [["Stack [0, 1, 2]"], ["Stack [0, 1, 2]"], ["Stack [0, 1, 2]"], []]
    )
  }

  @Test func `frames of one title are within each other as long as objects only leave`() {
    #expect(
      Self.frames([
        ([("Stack", [0, 1])], [0, 1]), ([("Stack", [0])], [0, 1]),
        ([("Stack", [0, 2])], [0, 1, 2]), ([("Stack", [0])], [0, 1, 2]),
      ]) == [["Stack [0, 1, 2]"], ["Stack [0]"], ["Stack [0, 2]"], ["Stack [0]"]]
    )
  }

  @Test func `where one frame would have another's box in it there are two`() {
    #expect(
      Self.frames([
        ([("A", [0, 1])], [0, 1, 2]), ([("A", [1, 2])], [0, 1, 2]),
      ]) == [["A [0, 1]"], ["A [2]", "A [1]"]]
    )
  }

  @Test func `a box that goes from one group to another has a frame of both`() {
    #expect(
      Self.frames([
        ([("A", [0, 1]), ("B", [2])], [0, 1, 2]), ([("A", [0]), ("B", [1, 2])], [0, 1, 2]),
      ]) == [["B [2]", "A [0, 1]"], ["A [0]", "B [2]", "B [1]"]]
    )
  }

  /// Against every way in which two boxes of three are in a group, in two moments.
  @Test func `each frame has boxes of its group only, and each box is in one`() {
    for number in 0..<4096 {
      let bits = (0..<12).map { number >> $0 & 1 == 1 }
      let moments = [0, 6].map { start -> SeriesGroups.Moment in
        let a = Set((0..<3).filter { bits[start + $0] })
        let b = Set((0..<3).filter { bits[start + 3 + $0] }).subtracting(a)
        return .init(members: [("A", a), ("B", b)], drawn: [0, 1, 2])
      }
      let groups = SeriesGroups(moments)
      for (moment, isDrawn) in zip(moments, groups.isDrawn) {
        var drawn: [String: [Int]] = [:]
        for (group, isDrawn) in zip(groups.groups, isDrawn) where isDrawn {
          drawn[group.title, default: []] += group.boxes
        }
        for member in moment.members {
          #expect(drawn[member.title, default: []].sorted() == member.boxes.sorted(), "\(number)")
        }
      }
      let sets = groups.groups.map { Set($0.boxes) }
      for (inner, set) in sets.enumerated() {
        for outer in sets[inner...] {
          #expect(set.isSubset(of: outer) || set.isDisjoint(with: outer), "\(number)")
        }
      }
    }
  }
}
