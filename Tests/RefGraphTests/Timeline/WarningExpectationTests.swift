import RefGraph
import Testing

/// A framework's warning is a failure unless the scenario expects it, whole messages.
@Suite struct WarningExpectationTests {
  private static let start = """
    root nav: UINavigationController
    let page: UIViewController
    push page onto nav
    moment open

    """
  private static let message =
    "the framework warns, and does nothing: pop nav: the root of a stack stays: "
    + "popViewController(animated:) returns nil"

  private func failures(_ text: String) throws -> [String] {
    try ExpectationCheck(of: play(text)).failures.map {
      "\($0.file):\($0.location) \($0.moment ?? "-"): \($0.message)"
    }
  }

  @Test func `a warning that nobody expects is a failure at its line`() throws {
    let text = Self.start + "repeat 2\npop nav\nend\nmoment again"
    #expect(try failures(text) == ["test.scenario:7:1 again: \(Self.message)"])
  }

  @Test func `a warning that is expected is none`() throws {
    #expect(
      try failures(Self.start + "pop nav\nmoment again\nexpect warning") == []
    )
  }

  @Test func `a warning after the last moment is a failure too`() throws {
    #expect(
      try failures(Self.start + "pop nav") == ["test.scenario:6:1 -: \(Self.message)"]
    )
  }

  @Test func `a warning that does not come is missed`() throws {
    #expect(
      try ExpectationCheck(of: play(Self.start + "expect warning")).failures.map(\.message)
        == ["expected a warning, but no framework warns"]
    )
  }
}
