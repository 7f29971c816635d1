import Foundation
import Testing

@testable import RefGraphTesting

struct FindingQueueTests {
  @Test func `what threads find is told in the order in which it was found`() async {
    let queue = FindingQueue(of: "`expectReleased` at PageTests.swift:12")
    await Task.detached { queue.add([PlacedFinding(finding: .page)]) }.value
    queue.add([PlacedFinding(finding: .list), PlacedFinding(finding: .unclear)])
    #expect(queue.isOpen)
    #expect(queue.close().map(\.finding) == [.page, .list, .unclear])
    #expect(!queue.isOpen)
  }

  @Test func `nothing found after the end is no matter`() {
    let queue = FindingQueue(of: "`expectReleased` at PageTests.swift:12")
    #expect(queue.close().isEmpty)
    queue.add([])
  }

  @Test func `something found after the end ends the process`() async {
    let result = await #expect(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) {
      let queue = FindingQueue(of: "`expectReleased` at PageTests.swift:12")
      _ = queue.close()
      queue.add([PlacedFinding(finding: .page)])
    }
    let expected = """
      memgraph: no test can be told of this, so the test run ends here:
      page leaks
      in two lines
      `expectReleased` at PageTests.swift:12 had ended by then.
      Let its closure wait for the work that it starts.

      """
    #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == expected)
  }

  @Test func `a warning that comes after the end is written, and the process goes on`() async {
    let result = await #expect(
      processExitsWith: .exitCode(7),
      observing: [\.standardErrorContent]
    ) {
      let queue = FindingQueue(of: "`expectReleased` at PageTests.swift:12")
      _ = queue.close()
      queue.add([PlacedFinding(finding: .outdated)])
      exit(7)
    }
    let expected = """
      memgraph: no test can be told of this:
      a known cycle is gone
      `expectReleased` at PageTests.swift:12 had ended by then.
      Let its closure wait for the work that it starts.

      """
    #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == expected)
  }
}
