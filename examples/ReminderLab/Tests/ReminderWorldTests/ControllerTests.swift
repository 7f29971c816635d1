import ReminderWorld
import Testing

/// What the chapters about controllers say, one test a claim.
@Suite struct ControllerTests {
  @Test
  func `a page lives from init to deinit in the order of the chapter`() throws {
    let log = try Played("controller-lifecycle").moments.flatMap(\.log).map(\.text)
    #expect(
      log.filter { $0.hasPrefix("page.") } == [
        "page.init", "page.loadView", "page.viewDidLoad", "page.viewWillAppear",
        "page.viewDidAppear",
        "page.viewWillDisappear", "page.viewDidDisappear",
        "page.viewWillAppear", "page.viewDidAppear",
        "page.viewWillDisappear", "page.viewDidDisappear",
        "page.deinit",
      ]
    )
  }

  @Test(arguments: [
    ("no", ["page.init"]), ("yes", ["page.init", "page.loadView", "page.viewDidLoad"]),
  ])
  func `touching the view in init loads it`(_ answer: String, _ lines: [String]) throws {
    #expect(
      try Played("controller-lifecycle", ["init-touches-view": answer]).log(of: "made") == lines
    )
  }

  @Test
  func `a cancelled swipe saved a draft and nothing for good`() throws {
    let played = try Played("interactive-pop", ["gesture": "cancelled"])
    #expect(
      try played.log(of: "swiping")
        == ["page.viewWillDisappear", "saves the draft", "home.viewWillAppear"]
    )
    #expect(
      try Set(played.log(of: "decided").prefix(2))
        == ["page.viewWillAppear", "home.viewWillDisappear"]
    )
    #expect(
      try Set(played.log(of: "decided").dropFirst(2))
        == ["page.viewDidAppear", "home.viewDidDisappear"]
    )
    #expect(try played.at("decided").alive.contains("page"))
  }

  @Test
  func `a finished swipe lets the page go after its last callback`() throws {
    let decided = try Played("interactive-pop", ["gesture": "finished"]).log(of: "decided")
    #expect(
      decided
        == ["page.viewDidDisappear", "saves for good", "home.viewDidAppear", "page.deinit"]
    )
  }
}
