import RefGraph
import Testing

/// What UIKit answers with an exception ends the play, with the line.
@Suite struct MisuseTests {
  @Test(
    arguments: [
      (
        "let second: UINavigationController\npush second onto nav",
        "UIKit pushes no navigation controller onto another: present `second` instead"
      ),
      (
        "push nav onto nav",
        "UIKit pushes no navigation controller onto another: present `nav` instead"
      ),
      (
        "push list onto nav",
        "`list` stands in `nav` already, and UIKit gives it to no second place: pop it first"
      ),
      (
        "set root of window to list",
        "`list` stands in `nav` already, and UIKit gives it to no second place: pop it first"
      ),
      (
        "present list from nav",
        "`list` stands in `nav` already, and UIKit gives it to no second place: pop it first"
      ),
      (
        "present detail from list\npresent detail from detail",
        "`detail` would present itself: UIKit does not"
      ),
      (
        "present detail from list\npresent other from detail\npresent detail from other",
        "`nav` presents `detail` already, and UIKit gives it to no second place: dismiss it first"
      ),
      (
        "present detail from list\npush detail onto nav",
        "`nav` presents `detail` already, and UIKit gives it to no second place: dismiss it first"
      ),
      (
        "root second: UIWindow\nset root of second to detail\npresent detail from list",
        "`detail` is the root of a window, and UIKit does not present it: set another root first"
      ),
      ("present nav from nav", "`nav` would present itself: UIKit does not"),
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
    #expect(timeline.skipped == ["skipped dismiss a: nobody presents it, and it presents nobody"])
  }
}
