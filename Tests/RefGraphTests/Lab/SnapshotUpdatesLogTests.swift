import Testing

@testable import RefGraph

/// Card 6: what each way to update comes to.
@Suite struct SnapshotUpdatesLogTests {
  @Test(arguments: ["new", "same"])
  func `a full apply of the same identifiers configures nothing`(cell: String) throws {
    #expect(try log("full-apply", cell) == expected("full-apply", "", ""))
  }

  @Test func `a reload takes another cell, which the next one finds in the pool`() throws {
    #expect(
      try log("reload", "new")
        == expected(
          "reload",
          """

            reloadItems items=buy-groceries
            cell-3.init
            configure item=buy-groceries title=Buy groceries*
            cell-3.updateConfiguration item=buy-groceries
          """,
          """

            reloadItems items=buy-groceries
            cell.prepareForReuse
            configure item=buy-groceries title=Buy groceries**
            cell.updateConfiguration item=buy-groceries
          """
        )
    )
  }

  @Test func `a reload in the same cell prepares it for reuse`() throws {
    func updated(_ title: String) -> String {
      """

        reloadItems items=buy-groceries
        cell.prepareForReuse
        configure item=buy-groceries title=\(title)
        cell.updateConfiguration item=buy-groceries
      """
    }
    #expect(
      try log("reload", "same")
        == expected("reload", updated("Buy groceries*"), updated("Buy groceries**"))
    )
  }

  @Test(arguments: ["new", "same"])
  func `a reconfigure only configures the cell again`(cell: String) throws {
    func updated(_ title: String) -> String {
      """

        reconfigureItems items=buy-groceries
        configure item=buy-groceries title=\(title)
        cell.updateConfiguration item=buy-groceries
      """
    }
    #expect(
      try log("reconfigure", cell)
        == expected("reconfigure", updated("Buy groceries*"), updated("Buy groceries**"))
    )
  }

  /// The log with what the collection view does at the first update and at the second.
  private func expected(_ mode: String, _ first: String, _ second: String) -> String {
    """
    shown:
      list.init
      list.loadView
      loadView before super
      loadView after super
      list.viewDidLoad
      applyCurrentSnapshot
      cell.init
      configure item=buy-groceries title=Buy groceries
      cell.updateConfiguration item=buy-groceries
      cell-2.init
      configure item=call-dentist title=Call the dentist
      cell-2.updateConfiguration item=call-dentist
      list.viewWillAppear
      list.viewDidAppear
    updated:
      runSnapshotExperiment mode=\(mode)
      update(_:with:) old=Buy groceries new=Buy groceries*
      applyCurrentSnapshot\(first)
    again:
      runSnapshotExperiment mode=\(mode)
      update(_:with:) old=Buy groceries* new=Buy groceries**
      applyCurrentSnapshot\(second)
    """
  }

  private func log(_ mode: String, _ cell: String) throws -> String {
    try labLog(
      of: "snapshot-updates",
      ["mode": mode, "reloaded-cell": cell],
      handles: [
        "sceneDelegate", "window", "nav", "list", "collectionView", "dataSource", "cellProvider",
        "configure", "cell", "cell-2", "cell-3", "cell-4",
      ]
    )
  }
}
