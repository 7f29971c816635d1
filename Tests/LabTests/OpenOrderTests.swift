@testable import Agreement
import RefGraph
import Testing

@Suite struct OpenOrderTests {
  /// `a {b c} d`.
  private let order = OpenOrder<String>([
    ("a", nil), ("b", Self.strand(1, 1)), ("c", Self.strand(1, 2)), ("d", nil),
  ])

  private static func strand(_ group: Int, _ number: Int) -> Event.Strand {
    Event.Strand(group: group, number: number)
  }

  @Test(arguments: ["abcd", "acbd"])
  func `an order that is allowed has no difference`(_ sequence: String) {
    #expect(order.firstDifference(from: sequence.map(String.init)) == nil)
  }

  @Test
  func `the order of other neighbours is fixed`() {
    #expect(
      order.firstDifference(from: ["b", "a", "c", "d"])
        == .init(found: ["b"], expected: ["a"])
    )
  }

  @Test
  func `a group is complete`() {
    #expect(
      order.firstDifference(from: ["a", "b", "b", "d"])
        == .init(found: ["b", "b"], expected: ["b", "c"])
    )
  }

  @Test
  func `what is missing at the end is missed`() {
    #expect(
      order.firstDifference(from: ["a", "b", "c"]) == .init(found: [], expected: ["d"])
    )
  }

  @Test
  func `what comes too much is seen`() {
    #expect(
      order.firstDifference(from: ["a", "c", "b", "d", "d"])
        == .init(found: ["d"], expected: [])
    )
  }

  @Test
  func `two groups side by side do not mix`() {
    let order = OpenOrder<String>([
      ("a", Self.strand(1, 1)), ("b", Self.strand(1, 2)), ("c", Self.strand(2, 1)),
      ("d", Self.strand(2, 2)),
    ])
    #expect(order.firstDifference(from: ["b", "a", "d", "c"]) == nil)
    #expect(
      order.firstDifference(from: ["a", "c", "b", "d"])
        == .init(found: ["a", "c"], expected: ["a", "b"])
    )
  }

  /// `{a b | c} d`.
  @Test(arguments: [
    ("abcd", true), ("acbd", true), ("cabd", true), ("bacd", false), ("bcad", false),
    ("cbad", false), ("abdc", false),
  ])
  func `a strand keeps its order, whatever comes between`(_ sequence: String, isAllowed: Bool) {
    let order = OpenOrder<String>([
      ("a", Self.strand(1, 1)), ("b", Self.strand(1, 1)), ("c", Self.strand(1, 2)), ("d", nil),
    ])
    #expect((order.firstDifference(from: sequence.map(String.init)) == nil) == isAllowed)
  }
}
