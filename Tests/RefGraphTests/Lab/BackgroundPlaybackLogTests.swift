import RefGraph
import Testing

/// What the lab's counter-example says of the music, callback by callback.
@Suite struct BackgroundPlaybackLogTests {
  private func log(owner: String, capture: String) throws -> String {
    try labLog(
      of: "background-playback",
      ["owner": owner, "capture": capture],
      handles: ["home", "page", "player", "timer", "block"]
    )
  }

  private static let start = """
    launch:
    \(PagesApp.launch)
    playing:
    \(PagesApp.open)
      plays
    after-pop:
    \(PagesApp.back)
    """

  @Test(arguments: ["strong", "weak"])
  func `a player of the page's stops with it`(capture: String) throws {
    #expect(
      try log(owner: "page", capture: capture) == """
        \(Self.start)
          ~ block.deinit
          ~ home.viewDidAppear
          ~ page.viewDidDisappear
          ~ player.deinit
          ~ timer.deinit
          page.deinit
        app-stops:
        """
    )
  }

  @Test func `a player of the app's keeps a page that its block captures strongly`() throws {
    #expect(
      try log(owner: "app", capture: "strong") == """
        \(Self.start)
        \(PagesApp.gone)
          plays
        app-stops:
          block.deinit
          page.deinit
          player.deinit
          timer.deinit
        """
    )
  }

  @Test func `a player of the app's goes on without the page that its block captures weakly`()
    throws
  {
    #expect(
      try log(owner: "app", capture: "weak") == """
        \(Self.start)
        \(PagesApp.gone)
          page.deinit
          plays
        app-stops:
          block.deinit
          player.deinit
          timer.deinit
        """
    )
  }
}
