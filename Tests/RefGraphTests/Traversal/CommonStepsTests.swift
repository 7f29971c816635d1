import Testing

@testable import RefGraph

struct CommonStepsTests {
  private func common(_ rows: [[Int]], to node: Int, from starts: [Int] = [0]) -> [[Int]] {
    CommonSteps(to: node, from: starts, along: PlainRows(rows)).steps.map {
      [$0.source, $0.target]
    }
  }

  @Test
  func `a detour makes the steps that it spans dispensable, and no others`() {
    // 0 → 1 → 2 → 3 → 4 and the detour 1 → 5 → 3
    let rows = [[1], [2, 5], [3], [4], [], [3]]
    #expect(common(rows, to: 4) == [[0, 1], [3, 4]])
    #expect(common(rows, to: 3) == [[0, 1]])
    #expect(common(rows, to: 2) == [[0, 1], [1, 2]])
  }

  @Test
  func `detours that overlap leave nothing between them`() {
    // 0 → 1 → 2 → 3, 0 → 2, 1 → 3
    #expect(common([[1, 2], [2, 3], [3], []], to: 3) == [])
  }

  @Test
  func `a way back is no detour`() {
    // 0 → 1 → 2 → 3, 2 → 0, 3 → 1
    #expect(common([[1], [2], [3, 0], [1]], to: 3) == [[0, 1], [1, 2], [2, 3]])
  }

  @Test
  func `another start opens what lies before the place that it comes to`() {
    // 0 → 1 → 2, 3 → 1
    #expect(common([[1], [2], [], [1]], to: 2, from: [0, 3]) == [[1, 2]])
    #expect(common([[1], [2], [], [1]], to: 2, from: [0, 2]) == [])
  }

  @Test
  func `there are none to a start, nor to what is not reached`() {
    #expect(common([[1], [0]], to: 0) == [])
    #expect(common([[0], [0]], to: 1) == [])
  }
}
