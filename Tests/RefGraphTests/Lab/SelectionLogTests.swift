import Testing

@testable import RefGraph

/// Card 2: the delegate is told the place, the data source knows the item, the app makes Detail.
@Suite struct SelectionLogTests {
  @Test(
    arguments: [
      ("unfiltered", "call-dentist"), ("today", "file-report"), ("future", "buy-groceries"),
    ]
  )
  func `the second row is another reminder under each filter`(
    filter: String,
    item: String
  ) throws {
    let log = try labLog(
      of: "selection",
      ["filter": filter],
      handles: [
        "sceneDelegate", "window", "nav", "list", "detail", "onSave", "collectionView",
        "dataSource", "cellProvider", "configure", "cell", "cell-2", "cell-3", "cell-4",
      ]
    )
    #expect(
      log == """
        launch:
          list.init
          list.loadView
          loadView before super
          loadView after super
          list.viewDidLoad
          applyCurrentSnapshot
          cell.init
          configure item=buy-groceries
          cell.updateConfiguration item=buy-groceries
          cell-2.init
          configure item=call-dentist
          cell-2.updateConfiguration item=call-dentist
          cell-3.init
          configure item=file-report
          cell-3.updateConfiguration item=file-report
          cell-4.init
          configure item=pay-taxes
          cell-4.updateConfiguration item=pay-taxes
          list.viewWillAppear
          list.viewDidAppear
        filtered:
          setFilter filter=\(filter)
          applyCurrentSnapshot
        detail-open:
          list.didSelectItemAt indexPath=0-1
          itemIdentifier(for:) indexPath=0-1 item=\(item)
        \(RemindersApp.open("show"))
        """
    )
  }
}
