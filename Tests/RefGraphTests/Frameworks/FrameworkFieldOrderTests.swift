import Testing

@testable import RefGraph

/// The order in which objects of framework types let go: superclass first, each in the order of the
/// table, the app's own fields last, whatever was linked first.
@Suite struct FrameworkFieldOrderTests {
  @Test(
    arguments: [
      (
        "UIViewController",
        [
          "view", "children", "parent", "presentedViewController", "presentingViewController",
          "presentationController", "navigationItem",
        ]
      ),
      ("UIView", ["subviews", "superview", "gestureRecognizers", "constraints"]),
      (
        "UICollectionView",
        ["delegate", "dataSource", "collectionViewLayout", "visibleCells", "reusePool"]
      ),
      ("UINavigationItem", ["leftBarButtonItem", "rightBarButtonItem"]),
      ("UIBarButtonItem", ["target", "primaryAction"]),
      ("UICollectionViewDiffableDataSource", ["cellProvider", "collectionView"]),
    ]
  )
  func `fields stand in the order of the table`(type: String, fields: [String]) {
    #expect(FrameworkTypes.fields(of: type).map(\.name) == fields)
  }

  @Test func `an app's own field goes after the framework's, though it was filled first`() throws {
    let timeline = try play(
      """
      type Page: UIViewController
        field model
      end
      type Model
        on deinit
        end
      end
      root app: App
      action "Make"
        let page: Page
        let model: Model
        let item: UIBarButtonItem
        app.page -> page
        page.model -> model
        set right item of page to item
      end
      moment made
      clear app.page
      moment end
      """
    )
    #expect(
      timeline.log(of: "end") == [
        "page deinit", "navigationItem deinit", "item deinit", "model deinit",
      ]
    )
  }
}
