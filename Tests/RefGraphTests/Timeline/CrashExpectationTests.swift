import RefGraph
import Testing

/// Real code that would crash is a failure unless the scenario expects it, whole messages.
@Suite struct CrashExpectationTests {
  /// An unowned reference to a page that goes with the action.
  private static let unowned = """
    root app: App
    action "A"
      let page: Page
      app.page -[unowned]-> page
    end

    """

  /// What is wrong, with file, place and moment.
  private func failures(_ text: String) throws -> [String] {
    try ExpectationCheck(of: play(text)).failures.map {
      "\($0.file):\($0.location) \($0.moment ?? "-"): \($0.message)"
    }
  }

  private static let message =
    "would crash: `app.page` is unowned, and the deinit of its object has begun"

  @Test func `a crash that nobody expects is a failure at its moment, once`() throws {
    let text = Self.unowned + "moment before\nrepeat 3\ncall app.page\nend\nmoment after"
    #expect(try failures(text) == ["test.scenario:11:1 after: \(Self.message)"])
  }

  @Test func `a crash that is expected is none`() throws {
    let text = Self.unowned + "call app.page\nmoment m\nexpect crash\nexpect alive app"
    #expect(try failures(text) == [])
  }

  @Test func `an expectation covers the crashes of its moment only`() throws {
    let text =
      Self.unowned
      + "call app.page\nmoment one\nexpect crash\ncall app.page\nmoment two\nexpect alive app"
    #expect(try failures(text) == ["test.scenario:11:1 two: \(Self.message)"])
  }

  @Test func `a crash that does not come is missed`() throws {
    let text = "root app: App\nmoment m\nexpect crash"
    #expect(
      try failures(text) == [
        "test.scenario:4:1 m: expected a crash, but real code would come through"
      ]
    )
  }

  @Test func `a crash after the last moment is a failure at the last statement`() throws {
    let text = Self.unowned + "moment m\nexpect alive app\ncall app.page\nevent \"last\""
    #expect(try failures(text) == ["test.scenario:10:1 -: \(Self.message)"])
  }

  @Test func `a crash without any moment is a failure too`() throws {
    #expect(
      try failures(Self.unowned + "call app.page") == ["test.scenario:7:1 -: \(Self.message)"]
    )
  }

  @Test func `an object that escapes from its deinit would crash`() throws {
    let text = """
      type Page
        on deinit
          app.kept -> self
        end
      end
      root app: App
      let page: Page
      moment m
      """
    #expect(
      try failures(text) == [
        "test.scenario:9:1 m: would crash: a strong reference to `page` was made in its deinit "
          + "and outlives it"
      ]
    )
  }

  @Test func `a reference that nothing checks would crash`() throws {
    let text = Self.unowned.replacing("unowned", with: "unmanaged") + "call app.page\nmoment m"
    #expect(
      try failures(text) == [
        "test.scenario:8:1 m: would crash: nothing checks `app.page`, and its object is gone"
      ]
    )
  }

  @Test func `a field that its old value's deinit uses would crash`() throws {
    let text = """
      type Page
        on deinit
          clear app.page
        end
      end
      root app: App
      action "A"
        let page: Page
        app.page -> page
      end
      clear app.page
      moment m
      """
    #expect(
      try failures(text) == [
        "test.scenario:13:1 m: would crash: `app.page` is used by the deinit of the value that it "
          + "lets go of"
      ]
    )
  }
}
