import RefGraph
import Testing

/// What the lab's chapter says of a page that starts too early, callback by callback.
@Suite struct EarlyStartLogTests {
  @Test(arguments: ["viewDidLoad", "viewDidAppear"], ["storyboard", "overridden"])
  func `what starts in viewDidLoad runs before the page shows`(
    start: String,
    loadView: String
  ) throws {
    let replaced = loadView == "overridden" ? "\n  loadView without super" : ""
    let early = start == "viewDidLoad" ? "\n  tick" : ""
    let log = try labLog(
      of: "early-start",
      ["start": start, "load-view": loadView],
      handles: ["home", "page", "timer", "block", "request", "completion"]
    )
    #expect(
      log == """
        prepared:
        \(PagesApp.launch)
          page.init
          page.loadView\(replaced)
          page.viewDidLoad\(early)
        shown:
        \(PagesApp.appear)
          tick
        left:
        \(PagesApp.back)
          ~ block.deinit
          ~ home.viewDidAppear
          ~ page.viewDidDisappear
          ~ timer.deinit
          page.deinit
        answered:
          request answered
          request.deinit
          completion.deinit
        """
    )
  }
}
