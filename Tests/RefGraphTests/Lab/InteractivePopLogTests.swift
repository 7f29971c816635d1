import RefGraph
import Testing

/// What the lab's chapter says of a swipe from the edge, callback by callback.
@Suite struct InteractivePopLogTests {
  private func log(gesture: String) throws -> String {
    try labLog(of: "interactive-pop", ["gesture": gesture], handles: ["home", "page"])
  }

  /// While the finger is down, nothing tells how it will end.
  private static let swipe = """
    shown:
    \(PagesApp.launch)
    \(PagesApp.open)
    swiping:
      ~ home.viewWillAppear
      ~ page.viewWillDisappear
      ~ saves the draft
    decided:
    """

  @Test func `a swipe all the way makes the page disappear, save for good, and go`() throws {
    #expect(
      try log(gesture: "finished") == """
        \(Self.swipe)
          ~ home.viewDidAppear
          ~ page.viewDidDisappear
          ~ saves for good
          page.deinit
        """
    )
  }

  @Test func `a swipe that is taken back makes the page appear again without having disappeared`()
    throws
  {
    #expect(
      try log(gesture: "cancelled") == """
        \(Self.swipe)
          ~ home.viewDidDisappear
          ~ home.viewWillDisappear
          ~ page.viewDidAppear
          ~ page.viewWillAppear
        """
    )
  }
}
