import RefGraph
import Testing

/// The pop that follows a finger. In which order the two pages are called when it is cancelled is
/// left open, after wangling.me, "The inconsistent order of view transition events".
@Suite struct InteractivePopTests {
  private func swipe(_ text: String) throws -> Timeline {
    try screen(
      """
      action "Open"
        let page: Page
        push page onto nav
        settle
      end
      moment open
      begin interactive pop of nav
      moment swiping
      \(text)
      """
    )
  }

  @Test func `when it begins, both pages are called, and the top is still on the stack`() throws {
    let timeline = try swipe("")
    #expect(
      timeline.lifeCycle(of: "swiping") == ["~ page.viewWillDisappear", "~ list.viewWillAppear"]
    )
    #expect(
      timeline.references(of: "nav", at: "swiping") == [
        "viewControllers[0] -> list", "viewControllers[1] -> page",
      ]
    )
    #expect(
      timeline.references(of: "interactivePopTransition", at: "swiping") == [
        "fromViewController -> page", "toViewController -> list",
      ]
    )
    #expect(
      timeline.moment(named: "swiping")?.snapshot.roots.last?.label == "transition in flight"
    )
    #expect(timeline.verdicts(at: "swiping") == [])
  }

  @Test func `settle does not end it, since the finger is still down`() throws {
    let timeline = try swipe("settle")
    #expect(timeline.lifeCycle() == [])
    #expect(timeline.alive(at: "end").contains("interactivePopTransition"))
  }

  @Test func `finished, the page disappears, leaves the stack and is released`() throws {
    let timeline = try swipe("finish interactive pop of nav")
    #expect(
      timeline.lifeCycle() == [
        "~ page.viewDidDisappear", "~ list.viewDidAppear", "interactivePopTransition deinit",
        "page deinit",
      ]
    )
    #expect(timeline.verdicts() == ["page released"])
    #expect(timeline.references(of: "nav", at: "end") == ["viewControllers[0] -> list"])
  }

  @Test func `cancelled, the page appears again without having disappeared`() throws {
    let timeline = try swipe("cancel interactive pop of nav")
    #expect(
      timeline.lifeCycle() == [
        "~ list.viewWillDisappear", "~ list.viewDidDisappear", "~ page.viewWillAppear",
        "~ page.viewDidAppear", "interactivePopTransition deinit",
      ]
    )
    #expect(timeline.verdicts() == [])
    #expect(
      timeline.references(of: "nav", at: "end") == [
        "viewControllers[0] -> list", "viewControllers[1] -> page",
      ]
    )
  }

  @Test func `after a cancelled one the next begins anew`() throws {
    let timeline = try swipe(
      "cancel interactive pop of nav\nbegin interactive pop of nav\nfinish interactive pop of nav"
    )
    #expect(timeline.verdicts() == ["page released"])
    #expect(timeline.warnings == [])
  }

  @Test(
    arguments: [
      "begin interactive pop of nav", "pop nav", "push detail onto nav",
    ]
  )
  func `meanwhile the stack does not change otherwise`(line: String) throws {
    let timeline = try swipe(line)
    #expect(
      timeline.warnings == [
        "warning test.scenario:20:1 \(line): an interactive pop of `nav` is in flight: "
          + "finish or cancel it first"
      ]
    )
  }

  @Test func `it does not begin at the root of a stack, nor off screen`() throws {
    let timeline = try screen(
      """
      begin interactive pop of nav
      push detail onto nav
      settle
      present other from detail
      settle
      begin interactive pop of nav
      """
    )
    #expect(
      timeline.warnings == [
        "warning test.scenario:12:1 begin interactive pop of nav: `nav` has nothing below its top, "
          + "so the gesture does not begin",
        "warning test.scenario:17:1 begin interactive pop of nav: `nav` is not on screen, "
          + "so nobody can swipe it",
      ]
    )
  }

  @Test(arguments: ["finish", "cancel"])
  func `what nobody began cannot be ended`(word: String) throws {
    let error = try playError(
      "root nav: UINavigationController\n\(word) interactive pop of nav"
    )
    #expect(
      error == "test.scenario:3:1: error: no interactive pop of `nav` is in flight: "
        + "put `begin interactive pop of nav` before this line"
    )
  }
}
