import RefGraph
import Testing

/// What the lab's chapter says of an observer that is never removed, callback by callback.
@Suite struct NotificationObserverLogTests {
  private func log(_ form: String, _ capture: String, _ removal: String) throws -> String {
    try labLog(
      of: "notification-observer",
      ["form": form, "capture": capture, "removal": removal],
      handles: ["home", "page", "block", "token"]
    )
  }

  private static let shown = """
    shown:
    \(PagesApp.launch)
    \(PagesApp.open)
    """

  @Test func `a block that captures the page keeps it, and goes on`() throws {
    #expect(
      try log("block", "strong", "never") == """
        \(Self.shown)
          keyboard block runs
          adjusts
        left:
        \(PagesApp.back)
        \(PagesApp.gone)
        posted:
          keyboard block runs
          adjusts
        """
    )
  }

  @Test func `a block with a weak capture goes on after deinit`() throws {
    #expect(
      try log("block", "weak", "never") == """
        \(Self.shown)
          keyboard block runs
          adjusts
        left:
        \(PagesApp.back)
        \(PagesApp.gone)
          page.deinit
        posted:
          keyboard block runs
        """
    )
  }

  @Test(arguments: ["strong", "weak"])
  func `a block that is removed goes with the page`(capture: String) throws {
    #expect(
      try log("block", capture, "disappear") == """
        \(Self.shown)
          keyboard block runs
          adjusts
        left:
        \(PagesApp.back)
          ~ block.deinit
          ~ home.viewDidAppear
          ~ page.viewDidDisappear
          ~ token.deinit
          page.deinit
        posted:
        """
    )
  }

  @Test(arguments: ["strong", "weak"], ["never", "disappear"])
  func `a selector is called as long as there is a page`(capture: String, removal: String) throws {
    #expect(
      try log("selector", capture, removal) == """
        \(Self.shown)
          keyboardWillShow
        left:
        \(PagesApp.back)
        \(PagesApp.gone)
          page.deinit
        posted:
        """
    )
  }
}
