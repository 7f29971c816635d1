import RefGraph
import Testing

/// The callbacks of controllers, in the orders that the lab records. Which of the two pages of a
/// change is called first is left open there, and here: those lines begin with a tilde.
@Suite struct LifeCycleTests {
  @Test func `on first display a page is made, loaded, and appears`() throws {
    let timeline = try screen("")
    #expect(
      timeline.log(of: "start") == [
        "detail.init", "other.init", "list.init", "list.loadView", "list.viewDidLoad",
        "list.viewWillAppear", "list.viewDidAppear",
      ]
    )
  }

  @Test func `a pushed page is loaded and will appear at once, and did when the push settles`()
    throws
  {
    let timeline = try screen("push detail onto nav\nmoment pushing\nsettle")
    #expect(
      timeline.lifeCycle(of: "pushing") == [
        "detail.loadView", "detail.viewDidLoad", "~ list.viewWillDisappear",
        "~ detail.viewWillAppear",
      ]
    )
    #expect(
      timeline.lifeCycle() == [
        "~ list.viewDidDisappear", "~ detail.viewDidAppear", "pushTransition deinit",
      ]
    )
  }

  @Test func `the list that comes back is the same instance and does not load again`() throws {
    let timeline = try screen("push detail onto nav\nsettle\nmoment there\npop nav\nsettle")
    #expect(
      timeline.lifeCycle() == [
        "~ detail.viewWillDisappear", "~ list.viewWillAppear", "~ detail.viewDidDisappear",
        "~ list.viewDidAppear", "popTransition deinit",
      ]
    )
    #expect(timeline.references(of: "nav", at: "end") == ["viewControllers[0] -> list"])
  }

  @Test func `a new instance loads again`() throws {
    let timeline = try screen(
      """
      action "Twice"
        repeat 2
          let page: Page
          push page onto nav
          settle
          pop nav
          settle
        end
      end
      """
    )
    #expect(
      timeline.log.filter { $0.hasSuffix(".viewDidLoad") } == [
        "list.viewDidLoad", "page.viewDidLoad", "page-2.viewDidLoad",
      ]
    )
  }

  @Test func `a presented page covers the presenter, which disappears`() throws {
    let timeline = try screen(
      "present detail from list\nmoment presenting\nsettle\nmoment there\ndismiss detail\nsettle"
    )
    #expect(
      timeline.lifeCycle(of: "presenting") == [
        "detail.loadView", "detail.viewDidLoad", "~ list.viewWillDisappear",
        "~ detail.viewWillAppear",
      ]
    )
    #expect(
      timeline.lifeCycle(of: "there") == [
        "~ list.viewDidDisappear", "~ detail.viewDidAppear", "presentTransition deinit",
      ]
    )
    #expect(
      timeline.lifeCycle() == [
        "presentation deinit", "~ detail.viewWillDisappear", "~ list.viewWillAppear",
        "~ detail.viewDidDisappear", "~ list.viewDidAppear", "dismissTransition deinit",
      ]
    )
  }

  @Test func `a replaced root leaves at once, and deinit comes after its last callback`() throws {
    let timeline = try screen("set root of window to detail")
    #expect(
      timeline.lifeCycle() == [
        "detail.loadView", "detail.viewDidLoad", "~ list.viewWillDisappear",
        "~ detail.viewWillAppear", "~ list.viewDidDisappear", "~ detail.viewDidAppear",
        "nav deinit", "list deinit",
      ]
    )
  }

  @Test func `a page below others is loaded when it is first shown`() throws {
    let timeline = try play(
      """
      type Page: UIViewController
      end
      root window: UIWindow
      let nav: UINavigationController
      let list: Page
      let detail: Page
      push list onto nav
      push detail onto nav
      set root of window to nav
      moment start
      pop nav
      settle
      moment end
      """
    )
    #expect(
      timeline.log(of: "start") == [
        "list.init", "detail.init", "detail.loadView", "detail.viewDidLoad",
        "detail.viewWillAppear", "detail.viewDidAppear",
      ]
    )
    #expect(
      timeline.lifeCycle() == [
        "list.loadView", "list.viewDidLoad", "~ detail.viewWillDisappear",
        "~ list.viewWillAppear", "~ detail.viewDidDisappear", "~ list.viewDidAppear",
        "popTransition deinit", "detail deinit",
      ]
    )
  }

  @Test func `the app's own container is called as well, before what it shows`() throws {
    let timeline = try play(
      """
      type Flow: UINavigationController
      end
      type Page: UIViewController
      end
      root window: UIWindow
      let flow: Flow
      let page: Page
      push page onto flow
      set root of window to flow
      moment end
      """
    )
    #expect(
      timeline.log == [
        "flow.init", "page.init", "flow.loadView", "flow.viewDidLoad", "page.loadView",
        "page.viewDidLoad", "flow.viewWillAppear", "page.viewWillAppear", "flow.viewDidAppear",
        "page.viewDidAppear",
      ]
    )
  }

  @Test func `a body of a callback may start the next change, and settle ends that too`() throws {
    let timeline = try screen(
      """
      action "Tap"
        let opener: Opener
        push opener onto nav
        settle
      end
      """,
      types: """
        type Page: UIViewController
        end
        type Opener: UIViewController
          on viewDidAppear
            present other from self
          end
        end
        """
    )
    #expect(
      timeline.lifeCycle().filter { !$0.contains("Will") } == [
        "opener.loadView", "opener.viewDidLoad", "~ list.viewDidDisappear",
        "~ opener.viewDidAppear", "~ other.loadView", "~ other.viewDidLoad",
        "pushTransition deinit", "~ opener.viewDidDisappear", "~ other.viewDidAppear",
        "presentTransition deinit",
      ]
    )
  }

  @Test func `a page that leaves in its own viewDidLoad is gone when the change ends`() throws {
    let timeline = try screen(
      """
      action "Tap"
        let page: Early
        push page onto nav
      end
      settle
      """,
      types: """
        type Page: UIViewController
        end
        type Early: UIViewController
          on viewDidLoad
            pop nav
          end
        end
        """
    )
    #expect(timeline.verdicts() == ["page released"])
    #expect(timeline.references(of: "nav", at: "end") == ["viewControllers[0] -> list"])
  }
}
