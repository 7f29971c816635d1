import RefGraph
import Testing

/// What the lab's chapter says of the countdown, callback by callback.
@Suite struct TimerIncidentLogTests {
  private static let handles: Set = [
    "home", "page", "help", "timer", "block", "timer-2", "block-2",
  ]

  @Test(arguments: ["strong", "weak", "none"])
  func `stopped in deinit, it ticks under the help page`(capture: String) throws {
    let end = capture == "strong" ? "  tick" : "  page.deinit\n  block.deinit\n  timer.deinit"
    let log = try labLog(
      of: "timer-incident",
      ["capture": capture, "stop": "deinit"],
      handles: Self.handles
    )
    #expect(
      log == """
        launch:
        \(PagesApp.launch)
        counting:
        \(PagesApp.open)
          tick
        covered:
          help.init
          help.loadView
          help.viewDidLoad
          ~ help.viewWillAppear
          ~ page.viewWillDisappear
          ~ help.viewDidAppear
          ~ page.viewDidDisappear
          tick
        uncovered:
          ~ help.viewWillDisappear
          ~ page.viewWillAppear
          ~ help.viewDidDisappear
          ~ page.viewDidAppear
          help.deinit
        popping:
        \(PagesApp.back)
        after-pop:
        \(PagesApp.gone)
        \(end)
        """
    )
  }

  @Test(arguments: ["strong", "weak", "none"])
  func `stopped in viewDidDisappear, it ticks while the page shows`(capture: String) throws {
    let log = try labLog(
      of: "timer-incident",
      ["capture": capture, "stop": "disappear"],
      handles: Self.handles
    )
    #expect(
      log == """
        launch:
        \(PagesApp.launch)
        counting:
        \(PagesApp.open)
          tick
        covered:
          help.init
          help.loadView
          help.viewDidLoad
          ~ help.viewWillAppear
          ~ page.viewWillDisappear
          ~ block.deinit
          ~ help.viewDidAppear
          ~ page.viewDidDisappear
          ~ timer.deinit
        uncovered:
          ~ help.viewWillDisappear
          ~ page.viewWillAppear
          ~ help.viewDidDisappear
          ~ page.viewDidAppear
          help.deinit
        popping:
        \(PagesApp.back)
        after-pop:
          ~ block-2.deinit
          ~ home.viewDidAppear
          ~ page.viewDidDisappear
          ~ timer-2.deinit
          page.deinit
        """
    )
  }
}
