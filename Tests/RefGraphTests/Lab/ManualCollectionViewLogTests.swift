import Testing

@testable import RefGraph

/// Card 9: a collection view put together by hand, with a data source that is held or not.
@Suite struct ManualCollectionViewLogTests {
  @Test func `a data source that is held shows its rows, and goes with the page`() throws {
    #expect(
      try log("held") == """
        \(Self.setUp)
        shown:
          configureDataSource
          applySnapshot
          cell.init
          configure item=buy-groceries
          cell.updateConfiguration item=buy-groceries
          cell-2.init
          configure item=call-dentist
          cell-2.updateConfiguration item=call-dentist
        \(Self.shown)
        selected:
          manual.didSelectItemAt indexPath=0-0
        left:
        \(Self.left)
        \(RemindersApp.end(
            "manual", "collectionView", "layout", "cell", "cell-2", "dataSource", "cellProvider",
            "configure"
          ))
        """
    )
  }

  @Test func `a data source that a local holds is gone before the snapshot`() throws {
    #expect(
      try log("unheld") == """
        \(Self.setUp)
        shown:
          configureDataSource
          ~ cellProvider.deinit
          ~ configure.deinit
          ~ dataSource.deinit
          applySnapshot
        \(Self.shown)
        selected:
        left:
        \(Self.left)
        \(RemindersApp.end("manual", "collectionView", "layout"))
        """
    )
  }

  private static let setUp = """
    before-setup:
    \(RemindersApp.launch)
      manual.init
      manual.loadView
      manual.viewDidLoad
    after-setup:
      setupCollectionView
    """

  private static let shown = """
      ~ list.viewWillDisappear
      ~ manual.viewWillAppear
      ~ list.viewDidDisappear
      ~ manual.viewDidAppear
    """

  private static let left = """
      ~ list.viewWillAppear
      ~ manual.viewWillDisappear
      ~ list.viewDidAppear
      ~ manual.viewDidDisappear
    """

  private func log(_ dataSource: String) throws -> String {
    try labLog(
      of: "manual-collection-view",
      ["data-source": dataSource],
      handles: [
        "sceneDelegate", "window", "nav", "list", "manual", "layout", "collectionView",
        "dataSource", "cellProvider", "configure", "cell", "cell-2",
      ]
    )
  }
}
