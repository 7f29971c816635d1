import Testing

@testable import memgraph

@Suite struct `A large text` {
  private func warnings(_ size: Int, _ kind: LargeText) -> [String] {
    CommandResult(String(repeating: "a", count: size), kind, smaller: "leave it").warnings
  }

  @Test func `is told of when it is a page of more than two megabytes`() {
    #expect(warnings(2_000_000, .page) == [])
    #expect(
      warnings(2_350_000, .page) == [
        "memgraph: the page has 2.3 MB, which a browser takes long to open: leave it"
      ]
    )
  }

  @Test func `is told of when it is pictures of more than four megabytes`() {
    #expect(warnings(4_000_000, .pictures) == [])
    #expect(
      warnings(4_000_001, .pictures) == [
        "memgraph: the pictures have 4.0 MB, which a browser takes long to open: leave it"
      ]
    )
    #expect(warnings(4_000_000, .dot) == [])
    #expect(
      warnings(10_050_000, .dot) == [
        "memgraph: the DOT text has 10.0 MB, which Graphviz takes long to draw: leave it"
      ]
    )
  }
}
