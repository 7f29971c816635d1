import RefGraph
import Testing

/// Windows and stacks: what push, pop, show and a new root make and drop.
@Suite struct NavigationTests {
  @Test func `a stack holds its controllers in order, and each knows its parent weakly`() throws {
    let timeline = try screen("push detail onto nav\nsettle")
    #expect(
      timeline.references(of: "nav", at: "end") == [
        "viewControllers[0] -> list", "viewControllers[1] -> detail",
      ]
    )
    #expect(timeline.references(of: "detail", at: "end") == ["parent ~> nav"])
    #expect(timeline.references(of: "window", at: "end") == ["rootViewController -> nav"])
  }

  @Test func `the transition holds both pages until it settles`() throws {
    let timeline = try screen("push detail onto nav\nmoment pushing\nsettle")
    #expect(
      timeline.references(of: "pushTransition", at: "pushing") == [
        "fromViewController -> list", "toViewController -> detail",
      ]
    )
    #expect(
      timeline.moment(named: "pushing")?.snapshot.roots.last?.label == "transition in flight"
    )
    #expect(!timeline.alive(at: "end").contains("pushTransition"))
  }

  @Test func `a popped page is due at once, and held by the transition until it settles`() throws {
    let timeline = try screen(
      """
      action "Open"
        let page: Page
        push page onto nav
        settle
      end
      moment open
      pop nav
      moment popping
      settle
      """
    )
    #expect(timeline.verdicts(at: "open") == [])
    #expect(timeline.verdicts(at: "popping") == ["page temporarily-held"])
    #expect(timeline.verdicts() == ["page released"])
    #expect(timeline.references(of: "page", at: "popping") == [])
  }

  @Test func `the root of a stack stays, and an empty stack has nothing to pop`() throws {
    let timeline = try screen("pop nav\nlet empty: UINavigationController\npop empty")
    #expect(
      timeline.warnings == [
        "warning test.scenario:12:1 pop nav: the root of a stack stays: "
          + "popViewController(animated:) returns nil",
        "warning test.scenario:14:1 pop empty: the stack is empty: "
          + "popViewController(animated:) returns nil",
      ]
    )
    #expect(timeline.verdicts() == [])
  }

  @Test func `two pops before the transition settles take two pages`() throws {
    let timeline = try screen(
      "push detail onto nav\npush other onto nav\nsettle\npop nav\npop nav\nmoment popping\nsettle"
    )
    #expect(timeline.verdicts(at: "popping") == ["other abandoned", "detail abandoned"])
    #expect(
      timeline.alive(at: "popping").filter { $0.contains("Transition") } == [
        "popTransition", "popTransition-2",
      ]
    )
    #expect(timeline.references(of: "nav", at: "end") == ["viewControllers[0] -> list"])
    #expect(timeline.alive(at: "end").filter { $0.contains("Transition") } == [])
  }

  @Test func `transitions settle in the order in which they began`() throws {
    let timeline = try screen(
      "push detail onto nav\npush other onto nav\nmoment pushing\nsettle"
    )
    #expect(
      timeline.lifeCycle() == [
        "~ list.viewDidDisappear", "~ detail.viewDidAppear", "pushTransition deinit",
        "~ detail.viewDidDisappear", "~ other.viewDidAppear", "pushTransition-2 deinit",
      ]
    )
  }

  @Test func `a popped page that is pushed again is wanted again`() throws {
    let timeline = try screen(
      "push detail onto nav\nsettle\npop nav\nmoment popping\npush detail onto nav\nsettle"
    )
    #expect(timeline.verdicts(at: "popping") == ["detail abandoned"])
    #expect(timeline.verdicts() == [])
    #expect(timeline.log.filter { $0 == "detail.viewDidLoad" }.count == 1)
  }

  @Test func `off screen a stack changes at once, without callbacks and transitions`() throws {
    let timeline = try play(
      """
      type Page: UIViewController
      end
      root nav: UINavigationController
      let list: Page
      let detail: Page
      push list onto nav
      push detail onto nav
      moment pushed
      pop nav
      moment popped
      """
    )
    #expect(timeline.log == ["list.init", "detail.init", "detail deinit"])
    #expect(timeline.alive(at: "pushed") == ["nav", "list", "detail"])
    #expect(timeline.verdicts(at: "popped") == ["detail released"])
  }

  @Test func `under a presented page a stack changes without callbacks`() throws {
    let timeline = try screen(
      """
      present other from list
      settle
      moment covered
      push detail onto nav
      pop nav
      push detail onto nav
      moment changed
      dismiss other
      settle
      """
    )
    #expect(timeline.lifeCycle(of: "changed") == [])
    #expect(
      timeline.lifeCycle() == [
        "presentation deinit", "detail.loadView", "detail.viewDidLoad",
        "~ other.viewWillDisappear", "~ detail.viewWillAppear", "~ other.viewDidDisappear",
        "~ detail.viewDidAppear", "dismissTransition deinit",
      ]
    )
  }

  @Test func `the first push onto a stack on screen is not animated`() throws {
    let timeline = try play(
      """
      type Page: UIViewController
      end
      root window: UIWindow
      let nav: UINavigationController
      set root of window to nav
      let list: Page
      push list onto nav
      moment end
      """
    )
    #expect(
      timeline.log == [
        "list.init", "list.loadView", "list.viewDidLoad", "list.viewWillAppear",
        "list.viewDidAppear",
      ]
    )
    #expect(timeline.alive(at: "end") == ["window", "nav", "list"])
  }

  @Test func `show pushes from a page in a stack, and from the stack itself`() throws {
    for source in ["list", "nav"] {
      let timeline = try screen("show detail from \(source)\nsettle")
      #expect(timeline.references(of: "nav", at: "end").last == "viewControllers[1] -> detail")
    }
  }

  @Test func `show presents from a page that stands in no stack`() throws {
    let timeline = try screen("set root of window to other\nshow detail from other\nsettle")
    #expect(
      timeline.references(of: "other", at: "end") == ["presentedViewController -> detail"]
    )
  }

  @Test func `a replaced root is due with all that it contains and presents`() throws {
    let timeline = try screen(
      """
      action "Open"
        let page: Page
        push page onto nav
        settle
        let modal: Page
        present modal from page
        settle
      end
      let login: Page
      set root of window to login
      """
    )
    // UIPresentationController holds the presenter, which is why a modal left behind keeps it.
    #expect(
      timeline.verdicts() == ["nav leaked", "list leaked", "page leaked", "modal leaked"]
    )
    #expect(
      timeline.lifeCycle().filter { $0.contains("modal") || $0.contains("login") }
        == [
          "modal.loadView", "modal.viewDidLoad", "~ modal.viewWillAppear", "~ modal.viewDidAppear",
          "login.loadView", "login.viewDidLoad", "~ modal.viewWillDisappear",
          "~ login.viewWillAppear", "~ modal.viewDidDisappear", "~ login.viewDidAppear",
        ]
    )
  }

  @Test func `a root that moves into the new root is neither due nor called`() throws {
    let timeline = try play(
      """
      type Page: UIViewController
      end
      root window: UIWindow
      let list: Page
      set root of window to list
      root nav: UINavigationController
      push list onto nav
      moment wrapped
      set root of window to nav
      moment end
      """
    )
    #expect(timeline.log(of: "end") == [])
    #expect(timeline.verdicts() == [])
  }

  @Test func `setting the same root again does nothing`() throws {
    let timeline = try screen("set root of window to nav")
    #expect(timeline.skipped == ["skipped set root of window to nav: `nav` is its root already"])
    #expect(timeline.verdicts() == [])
  }

  @Test func `two windows have a root each`() throws {
    let timeline = try screen(
      "root second: UIWindow\nset root of second to detail\nset root of second to other"
    )
    #expect(timeline.references(of: "window", at: "end") == ["rootViewController -> nav"])
    #expect(timeline.references(of: "second", at: "end") == ["rootViewController -> other"])
    #expect(timeline.verdicts() == ["detail abandoned"])
  }
}
