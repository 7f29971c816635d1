import RefGraph
import Testing

/// Views: loaded when they are touched, and objects where a scenario asks for one.
@Suite struct ViewTests {
  private static let early = """
    type Page: UIViewController
      on init
        touch view of self
      end
      on viewDidLoad
        touch view of self
      end
    end
    """

  @Test func `a view that init touches is loaded before init is over, and not again`() throws {
    let timeline = try screen(
      "root page: Page\nmoment made\npush page onto nav",
      types: Self.early
    )
    #expect(
      timeline.log(of: "made") == [
        "page.init", "page: its view is loaded before it is shown", "page.loadView",
        "page.viewDidLoad",
      ]
    )
    #expect(!timeline.log(of: "end").contains { $0.contains("load") || $0.contains("Load") })
  }

  @Test func `a controller holds its view where a scenario asks for views, and goes before it`()
    throws
  {
    let timeline = try play(
      """
      root app: App
      let page: Page
      app.page -> page
      touch view of page
      moment touched
      clear app.page
      moment end
      """
    )
    #expect(timeline.references(of: "page", at: "touched") == ["view -> page-view"])
    #expect(timeline.log(of: "end") == ["page deinit", "page-view deinit"])
  }

  @Test func `elsewhere no view is an object`() throws {
    #expect(try screen("").alive(at: "end") == ["window", "detail", "other", "nav", "list"])
  }

  @Test func `where a line names the view of a controller, it is an object`() throws {
    let timeline = try screen(
      "push detail onto nav\nrecognize detail.view.gestureRecognizers",
      types: """
        type Page: UIViewController
          on viewDidLoad
            let tap: UITapGestureRecognizer
            attach tap to self.view sending self.didTap
          end
          on didTap
            event "tapped"
          end
        end
        """
    )
    #expect(timeline.skipped == [])
    #expect(timeline.log(of: "end").last == "detail: tapped")
    #expect(timeline.alive(at: "end").contains("detail-view"))
  }

  @Test func `a field of that name in a type of the app's own makes no views`() throws {
    let timeline = try screen(
      "root presenter: Presenter\npresenter.view ~> detail\ndue presenter.view",
      types: "type Page: UIViewController\nend\ntype Presenter\n  field view weak\nend"
    )
    #expect(!timeline.alive(at: "end").contains { $0.hasSuffix("-view") })
  }

  @Test func `a superview holds its subviews, and they know it weakly`() throws {
    let timeline = try play(
      """
      root page: Page
      let box: UIView
      let label: UILabel
      add box to view of page
      add label to box
      moment end
      """
    )
    #expect(timeline.references(of: "page-view", at: "end") == ["subviews[0] -> box"])
    #expect(
      timeline.references(of: "box", at: "end") == [
        "subviews[0] -> label", "superview ~> page-view",
      ]
    )
    #expect(timeline.references(of: "label", at: "end") == ["superview ~> box"])
    #expect(
      timeline.log == [
        "page: its view is loaded before it is shown", "page.loadView", "page.viewDidLoad",
      ]
    )
  }

  @Test func `a removed view is let go of, and what is in it with it`() throws {
    let timeline = try play(
      """
      root window: UIWindow
      let box: UIView
      let label: UILabel
      add label to box
      add box to window
      moment there
      remove box from superview
      moment end
      """
    )
    #expect(timeline.log(of: "end") == ["box deinit", "label deinit"])
    #expect(timeline.references(of: "window", at: "end") == [])
  }

  @Test func `a view that is added elsewhere leaves its superview`() throws {
    let timeline = try play(
      """
      root first: UIView
      root second: UIView
      let label: UILabel
      add label to first
      add label to second
      moment end
      """
    )
    #expect(timeline.references(of: "first", at: "end") == [])
    #expect(timeline.references(of: "second", at: "end") == ["subviews[0] -> label"])
    #expect(timeline.references(of: "label", at: "end") == ["superview ~> second"])
  }

  @Test func `the view of a child is added to that of its parent, and removed with it`() throws {
    let timeline = try play(
      """
      root page: Page
      root child: Page
      touch view of page
      add child child to page
      moment added
      remove child child from page
      moment end
      """
    )
    #expect(timeline.references(of: "page-view", at: "added") == ["subviews[0] -> child-view"])
    #expect(timeline.references(of: "page-view", at: "end") == [])
    #expect(timeline.references(of: "child", at: "end") == ["view -> child-view"])
  }

  @Test func `misuses are answered as UIKit does`() throws {
    let timeline = try play("root label: UILabel\nremove label from superview\nmoment m")
    #expect(
      timeline.warnings == [
        "warning test.scenario:3:1 remove label from superview: `label` has no superview, "
          + "so nothing is removed"
      ]
    )
    #expect(
      try playError("root box: UIView\nroot inner: UIView\nadd inner to box\nadd box to inner")
        == "test.scenario:5:1: error: Can't add self as subview, and UIKit raises an exception: "
        + "add `box` to another view"
    )
    #expect(
      try playError("root box: UIView\nroot timer: Timer\nadd timer to box")
        == "test.scenario:4:5: error: `timer` is a Timer, and the verb needs a UIView here: "
        + "declare its type so that it inherits from UIView"
    )
  }
}
