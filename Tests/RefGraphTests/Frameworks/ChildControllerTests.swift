import RefGraph
import Testing

/// Child controllers of the app's own containers.
@Suite struct ChildControllerTests {
  private static let types = """
    type Page: UIViewController
    end
    type Container: UIViewController
      on viewDidLoad
        if added is load
          add child detail to self
        end
      end
      on viewWillAppear
        if added is appear
          add child detail to self
        end
      end
    end
    choice added = load | appear | later
    """

  private func contain(_ text: String, added: String = "load") throws -> Timeline {
    try screen(
      """
      action "Open"
        let container: Container
        push container onto nav
        moment pushing
        settle
      end
      moment open
      \(text)
      """,
      types: Self.types,
      ["added": added]
    )
  }

  @Test(arguments: ["load", "appear"])
  func `a child appears after its parent, in each phase`(added: String) throws {
    let timeline = try contain("", added: added)
    let calls = timeline.log(of: "pushing") + timeline.log(of: "open")
    #expect(
      calls.filter { $0.contains("container.view") || $0.contains("detail.") }
        == [
          "container.viewDidLoad",
          added == "load" ? "detail.loadView" : "~ container.viewWillAppear",
          added == "load" ? "detail.viewDidLoad" : "~ detail.loadView",
          added == "load" ? "~ container.viewWillAppear" : "~ detail.viewDidLoad",
          "~ detail.viewWillAppear", "~ container.viewDidAppear", "~ detail.viewDidAppear",
        ]
    )
  }

  @Test func `a child that is added to a page on screen appears at once`() throws {
    let timeline = try contain("add child detail to container", added: "later")
    #expect(
      timeline.log(of: "end") == [
        "detail.loadView", "detail.viewDidLoad", "detail.viewWillAppear", "detail.viewDidAppear",
      ]
    )
  }

  @Test func `the parent holds the child, and the child knows its parent weakly`() throws {
    let timeline = try contain("")
    #expect(
      timeline.references(of: "container", at: "end") == [
        "children[0] -> detail", "parent ~> nav",
      ]
    )
    #expect(timeline.references(of: "detail", at: "end") == ["parent ~> container"])
  }

  @Test func `a removed child disappears, and is due with all that it contains`() throws {
    let timeline = try contain(
      """
      action "Fill"
        let inner: Page
        add child inner to detail
      end
      moment filled
      remove child detail from container
      """
    )
    #expect(
      timeline.log(of: "end") == [
        "detail.viewWillDisappear", "inner.viewWillDisappear", "detail.viewDidDisappear",
        "inner.viewDidDisappear",
      ]
    )
    #expect(timeline.verdicts() == ["detail abandoned", "inner abandoned"])
    #expect(timeline.references(of: "container", at: "end") == ["parent ~> nav"])
    #expect(timeline.references(of: "detail", at: "end") == ["children[0] -> inner"])
  }

  @Test func `a child goes and comes with its parent`() throws {
    let timeline = try contain("push other onto nav\nsettle\nmoment covered\npop nav\nsettle")
    func calls(_ moment: String) -> [String] {
      timeline.log(of: moment).filter { $0.contains("detail.") }
    }
    #expect(calls("covered") == ["~ detail.viewWillDisappear", "~ detail.viewDidDisappear"])
    #expect(calls("end") == ["~ detail.viewWillAppear", "~ detail.viewDidAppear"])
  }

  @Test func `a popped parent is due with its children`() throws {
    let timeline = try contain("pop nav\nsettle")
    #expect(timeline.verdicts() == ["container released", "detail abandoned"])
  }

  @Test func `a navigation controller may be a child, and its pages are called`() throws {
    let timeline = try contain(
      """
      root inner: UINavigationController
      push other onto inner
      moment filled
      add child inner to container
      """,
      added: "later"
    )
    #expect(
      timeline.log(of: "end") == [
        "other.loadView", "other.viewDidLoad", "other.viewWillAppear", "other.viewDidAppear",
      ]
    )
  }

  @Test func `a child moves from one parent to another`() throws {
    let timeline = try contain("add child detail to other")
    #expect(timeline.references(of: "container", at: "end") == ["parent ~> nav"])
    #expect(timeline.references(of: "other", at: "end") == ["children[0] -> detail"])
    #expect(timeline.references(of: "detail", at: "end") == ["parent ~> other"])
  }

  @Test func `what is no child is not removed`() throws {
    let timeline = try contain("remove child other from container")
    #expect(
      timeline.warnings == [
        "warning test.scenario:32:1 remove child other from container: `other` is no child of it, "
          + "so nothing is removed"
      ]
    )
    #expect(timeline.verdicts() == [])
  }

  @Test func `nothing contains itself`() throws {
    let error = try playError(
      """
      root page: Page
      root inner: Page
      add child inner to page
      add child page to inner
      """
    )
    #expect(
      error == "test.scenario:5:1: error: `page` would contain itself, and UIKit raises an "
        + "exception: choose another parent"
    )
  }
}
