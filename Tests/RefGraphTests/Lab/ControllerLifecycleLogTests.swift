import RefGraph
import Testing

/// What the lab's chapter says of a page from its making to its release, callback by callback.
@Suite struct ControllerLifecycleLogTests {
  private func log(touchesView: String) throws -> String {
    try labLog(
      of: "controller-lifecycle",
      ["init-touches-view": touchesView],
      handles: ["home", "page", "next"]
    )
  }

  /// From the page's first appearance on, both plays are one.
  private static let life = """
    \(PagesApp.appear)
    covered:
      next.init
      next.loadView
      next.viewDidLoad
      ~ next.viewWillAppear
      ~ page.viewWillDisappear
      ~ next.viewDidAppear
      ~ page.viewDidDisappear
    uncovered:
      ~ next.viewWillDisappear
      ~ page.viewWillAppear
      ~ next.viewDidDisappear
      ~ page.viewDidAppear
      next.deinit
    popped:
    \(PagesApp.back)
    \(PagesApp.gone)
      page.deinit
    """

  @Test func `the push loads the view of a page that was made without it`() throws {
    #expect(
      try log(touchesView: "no") == """
        launch:
        \(PagesApp.launch)
        made:
          page.init
        first-shown:
          page.loadView
          page.viewDidLoad
        \(Self.life)
        """
    )
  }

  @Test func `an init that touches the view loads it before the page is made`() throws {
    #expect(
      try log(touchesView: "yes") == """
        launch:
        \(PagesApp.launch)
        made:
          page.init
          page.loadView
          page.viewDidLoad
        first-shown:
        \(Self.life)
        """
    )
  }
}
