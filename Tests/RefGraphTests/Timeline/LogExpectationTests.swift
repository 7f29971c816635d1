import RefGraph
import Testing

/// `expect log` and `expect no log`: what they find, and each of their messages, whole.
@Suite struct LogExpectationTests {
  /// The log of the second moment is: start(), "a", ~"b" n=1, ~"c", page.end(), "d", page deinit.
  private static let set = """
    type Page
      on start
        event "a"
        unordered
          event "b" n=1 of="two words"
          event "c"
        end
        call self.end
      end
      on end
        event "d"
      end
    end
    root app: App
    let page: Page
    app.page -> page
    moment before
    expect no log "a", page.start
    call page.start
    clear app.page
    moment after

    """

  private func objections(_ expectation: String) throws -> [String] {
    try play(Self.set + "expect \(expectation)").objections
  }

  @Test(arguments: [
    "log \"a\"", "log page.start", "log page.start, \"a\", page.deinit", "log \"a\", \"d\"",
    "log \"b\"", "log \"b\" n=1", "log \"b\" of=\"two words\" n=1", "log \"a\", \"c\", \"d\"",
    "log \"a\", unordered(\"c\", \"b\" n=1), page.end, \"d\"", "log unordered(page.deinit, \"a\")",
    "log unordered(\"d\", page.deinit, \"c\", page.start)", "no log \"e\"", "no log \"b\" n=2",
    "no log \"a\" n=1", "no log app.deinit, \"x\"",
  ])
  func `what comes in this order is found, whatever stands between`(expectation: String) throws {
    #expect(try objections(expectation) == [])
  }

  @Test(arguments: [
    (
      "log \"e\"",
      "expected `\"e\"` in the log, but there is only page.start, \"a\", "
        + "\"b\" n=1 of=\"two words\", \"c\", page.end, \"d\", page.deinit"
    ),
    (
      "log \"b\" n=2, \"d\"",
      "expected `\"b\" n=2` in the log, but there is only page.start, \"a\", "
        + "\"b\" n=1 of=\"two words\", \"c\", page.end, \"d\", page.deinit"
    ),
    (
      "log page.end, \"a\"",
      "expected `\"a\"` in the log after `page.end`, but it comes before: "
        + "\"a\", \"b\" n=1 of=\"two words\", \"c\", page.end"
    ),
    (
      "log page.end, page.end",
      "expected `page.end` in the log after `page.end`, but there is only \"d\", page.deinit"
    ),
    (
      "log page.deinit, \"d\" n=1",
      "expected `\"d\" n=1` in the log after `page.deinit`, but nothing comes"
    ),
    (
      "log unordered(\"a\", \"a\")",
      "expected `\"a\"` in the log, but there is only page.start, \"a\", "
        + "\"b\" n=1 of=\"two words\", \"c\", page.end, \"d\", page.deinit"
    ),
    (
      "log \"b\", \"c\"",
      "the order of `\"b\"` and `\"c\"` is not guaranteed, so nothing may depend on it: "
        + "write unordered(\"b\", \"c\")"
    ),
    (
      "log \"c\", \"b\"",
      "the order of `\"c\"` and `\"b\"` is not guaranteed, so nothing may depend on it: "
        + "write unordered(\"c\", \"b\")"
    ),
    (
      "log unordered(\"a\", \"b\"), \"c\"",
      "the order of `\"b\"` and `\"c\"` is not guaranteed, so nothing may depend on it: "
        + "write unordered(\"b\", \"c\")"
    ),
    ("no log \"e\", \"a\"", "expected no `\"a\"` in the log, but it comes after `page.start`"),
    ("no log page.start", "expected no `page.start` in the log, but it comes first"),
    ("log app.page.start", "`app.page` leads to no object at this moment"),
    ("no log app.page.start", "`app.page` leads to no object at this moment"),
  ])
  func `what does not come so is answered with what the log has`(
    expectation: String,
    message: String
  ) throws {
    #expect(try objections(expectation) == [message])
  }

  @Test func `where one group holds too few, the next that comes is found`() throws {
    let text = """
      repeat 2
        unordered
          event "a"
          event "b"
        end
      end
      moment m
      expect log "a", "b"
      expect log "a", "b", "a"
      """
    #expect(
      try play(text).objections == [
        "the order of `\"b\"` and `\"a\"` is not guaranteed, so nothing may depend on it: "
          + "write unordered(\"b\", \"a\")"
      ]
    )
  }

  @Test func `the lines of one strand keep their order in a group`() throws {
    let text = """
      type Page
        on start
          event "first"
          event "last"
        end
        on deinit
          event "ends"
        end
      end
      root app: App
      let page: Page
      app.page -> page
      moment before
      unordered
        call page.start
        event "beside"
        clear app.page
      end
      event "after"
      moment m
      expect log "first", "last", "after"
      expect log page.deinit, "ends"
      expect log unordered("beside", "first"), "after"
      expect log "last", "first"
      expect log "first", "ends"
      expect log unordered("beside", "first"), "last"
      """
    #expect(
      try play(text).objections == [
        "expected `\"first\"` in the log after `\"last\"`, but it comes before: "
          + "\"first\", \"last\", \"beside\", page.deinit, \"ends\"",
        "the order of `\"first\"` and `\"ends\"` is not guaranteed, so nothing may depend on it: "
          + "write unordered(\"first\", \"ends\")",
        "the order of `\"beside\"` and `\"last\"` is not guaranteed, so nothing may depend on it: "
          + "write unordered(\"beside\", \"last\")",
      ]
    )
  }

  @Test func `callbacks of one object keep their order in a group`() throws {
    let text = """
      root window: UIWindow
      let nav: UINavigationController
      let home: UIViewController
      let page: UIViewController
      push home onto nav
      set root of window to nav
      push page onto nav
      settle
      begin interactive pop of nav
      moment swiping
      cancel interactive pop of nav
      moment back
      expect log page.viewWillAppear, page.viewDidAppear
      expect log page.viewDidAppear, page.viewWillAppear
      expect log page.viewWillAppear, home.viewDidDisappear
      """
    #expect(
      try play(text).objections == [
        "expected `page.viewWillAppear` in the log after `page.viewDidAppear`, but it comes before: "
          + "page.viewWillAppear, page.viewDidAppear",
        "the order of `page.viewWillAppear` and `home.viewDidDisappear` is not guaranteed, so "
          + "nothing may depend on it: write unordered(page.viewWillAppear, home.viewDidDisappear)",
      ]
    )
  }

  @Test func `a long log is cut`() throws {
    let text = "repeat 12\nevent \"a\"\nend\nmoment m\nexpect log \"b\""
    #expect(
      try play(text).objections == [
        "expected `\"b\"` in the log, but there is only "
          + "4 others and then \"a\", \"a\", \"a\", \"a\", \"a\", \"a\", \"a\", \"a\""
      ]
    )
  }

  @Test func `an empty log has nothing`() throws {
    #expect(
      try play("moment m\nexpect log \"b\"").objections == [
        "expected `\"b\"` in the log, but nothing comes"
      ]
    )
  }

  @Test func `a name means what it meant at the moment`() throws {
    let text = """
      type Page
        on go
          event "go"
        end
      end
      root app: App
      action "A"
        let page: Page
        app.first -> page
      end
      call page.go
      moment m
      action "B"
        let page: Page
        app.second -> page
      end
      expect log page.go
      expect no log page.deinit
      """
    #expect(try play(text).objections == [])
  }

  @Test func `a name that can never be logged ends the play`() throws {
    let message = "test.scenario:21:15: error: `strat` is neither a callback nor a method of Page: "
    #expect(
      try playError(Self.set.replacing("page.start\ncall", with: "page.strat\ncall"))
        == message.replacing("21:15", with: "19:20") + "did you mean `start`?"
    )
  }
}
