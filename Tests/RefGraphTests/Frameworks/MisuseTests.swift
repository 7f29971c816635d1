import RefGraph
import Testing

/// What UIKit answers with an exception ends the play, with the line.
@Suite struct MisuseTests {
  @Test(
    arguments: [
      (
        "let second: UINavigationController\npush second onto nav",
        "Pushing a navigation controller is not supported, and UIKit raises an exception: "
          + "present `second` instead"
      ),
      (
        "push nav onto nav",
        "Pushing a navigation controller is not supported, and UIKit raises an exception: "
          + "present `nav` instead"
      ),
      (
        "push list onto nav",
        "Pushing the same view controller instance more than once is not supported, and UIKit raises "
          + "an exception: `list` is on the stack of `nav`, so pop it first"
      ),
      (
        "set root of window to list",
        "`list` stands in `nav` already, and UIKit gives it to no second place: take it out of there first"
      ),
      (
        "present list from nav",
        "`list` stands in `nav` already, and UIKit gives it to no second place: take it out of there first"
      ),
      (
        "present detail from list\npresent detail from detail",
        "Application tried to present modal view controller on itself, and UIKit raises an exception: "
          + "let another controller present `detail`"
      ),
      (
        "present detail from list\npresent other from detail\npresent detail from other",
        "Application tried to present modally a view controller that is already being presented, and "
          + "UIKit raises an exception: `nav` presents `detail`, so dismiss it first"
      ),
      (
        "present detail from list\npush detail onto nav",
        "Application tried to present modally a view controller that is already being presented, and "
          + "UIKit raises an exception: `nav` presents `detail`, so dismiss it first"
      ),
      (
        "root second: UIWindow\nset root of second to detail\npresent detail from list",
        "`detail` is the root of a window, and UIKit does not present it: set another root first"
      ),
      (
        "present nav from nav",
        "Application tried to present modal view controller on itself, and UIKit raises an exception: "
          + "let another controller present `nav`"
      ),
    ]
  )
  func `a misuse is an error that says what UIKit does`(text: String, message: String) throws {
    let error = try playError(
      """
      root window: UIWindow
      root detail: Page
      root other: Page
      let nav: UINavigationController
      let list: Page
      push list onto nav
      set root of window to nav
      \(text)
      """
    )
    let line = 8 + text.split(separator: "\n").count
    #expect(error == "test.scenario:\(line):1: error: \(message)")
  }

  @Test func `a line about a released object says which line let go of it`() throws {
    let timeline = try screen(
      """
      action "Open"
        let page: Page
        push page onto nav
        settle
      end
      pop nav
      settle
      push page onto nav
      action "Tap"
        let gone: Page
      end
      push gone onto nav
      """
    )
    #expect(
      timeline.skipped == [
        "skipped push page onto nav: `page` was deallocated at line 18, `settle`, so a weak reference to it is nil",
        #"skipped push gone onto nav: `gone` was deallocated at line 20, `action "Tap"`, so a weak reference to it is nil"#,
      ]
    )
  }

  @Test func `circles that a scenario draws by hand end`() throws {
    let timeline = try play(
      """
      root a: A
      root b: A
      root window: UIWindow
      a.parent ~> b
      b.parent ~> a
      a.presentedViewController -> b
      b.presentedViewController -> a
      a.viewControllers[] -> b
      b.viewControllers[] -> a
      dismiss a
      show a from a
      moment m
      """
      .replacing("show a from a\n", with: "")
    )
    #expect(
      timeline.warnings == [
        "warning test.scenario:11:1 dismiss a: nobody presents it, and it presents nobody, "
          + "so nothing is dismissed"
      ]
    )
  }
}
