import Testing

@testable import RefGraphTesting

struct FindingTests {
  @Test func `a finding has no diagram unless one is given`() {
    #expect(Finding(severity: .failure, message: "leaked").diagram == nil)
  }
}
