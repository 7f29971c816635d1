import ReminderWorld
import Testing

/// What the chapter about the methods of a controller says, one test a claim.
@Suite struct MethodChapterTests {
  /// An observing page, what goes when it is left, and what the next notification does.
  struct Observer: Sendable {
    let form, capture, removal: String
    let left, posted: [String]
  }

  @Test(arguments: [
    Observer(
      form: "block",
      capture: "strong",
      removal: "never",
      left: [],
      posted: ["keyboard block runs", "adjusts"]
    ),
    Observer(
      form: "block",
      capture: "weak",
      removal: "never",
      left: ["page"],
      posted: ["keyboard block runs"]
    ),
    Observer(
      form: "block",
      capture: "strong",
      removal: "disappear",
      left: ["block", "token", "page"],
      posted: []
    ),
    Observer(
      form: "block",
      capture: "weak",
      removal: "disappear",
      left: ["block", "token", "page"],
      posted: []
    ),
    Observer(form: "selector", capture: "strong", removal: "never", left: ["page"], posted: []),
    Observer(form: "selector", capture: "weak", removal: "disappear", left: ["page"], posted: []),
  ])
  func `the center keeps a block until it is removed and an observer never`(
    _ observer: Observer
  ) throws {
    let played = try Played(
      "notification-observer",
      ["form": observer.form, "capture": observer.capture, "removal": observer.removal]
    )
    #expect(try played.at("left").released == observer.left)
    #expect(try played.log(of: "posted") == observer.posted)
  }

  @Test
  func `a timer that starts with the view ticks before anybody sees the page`() throws {
    let early = try Played("early-start", ["start": "viewDidLoad"])
    #expect(try early.log(of: "prepared").last == "tick")
    let later = try Played("early-start", ["start": "viewDidAppear"])
    #expect(try later.log(of: "prepared").last == "page.viewDidLoad")
    #expect(try later.log(of: "shown").last == "tick")
  }

  @Test
  func `an answer that comes after the page has gone shows nothing`() throws {
    let played = try Played("early-start")
    #expect(try played.at("left").released == ["block", "timer", "page"])
    #expect(
      try played.log(of: "answered") == ["request answered", "request.deinit", "completion.deinit"]
    )
  }

  @Test
  func `only a presentation over the full screen makes the presenter disappear`() throws {
    let ofHome = { (style: String) in
      try Played("modal-lifecycle", ["style": style]).moments.dropFirst().flatMap(\.log)
        .map(\.text).filter { $0.hasPrefix("home.") }
    }
    #expect(try ofHome("sheet").isEmpty)
    #expect(
      try ofHome("full-screen") == [
        "home.viewWillDisappear", "home.viewDidDisappear",
        "home.viewWillAppear", "home.viewDidAppear",
      ]
    )
  }

  @Test(arguments: ["full-screen", "sheet"])
  func `minimising the app calls nothing`(_ style: String) throws {
    let played = try Played("modal-lifecycle", ["style": style])
    #expect(try played.log(of: "minimised").isEmpty)
    #expect(try played.log(of: "reopened").isEmpty)
    #expect(try played.at("dismissed").released == ["modal"])
  }
}
