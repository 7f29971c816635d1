import Testing

@testable import RefGraph

/// Card 1: what List is called with at first, and when it comes back.
@Suite struct ListLifecycleLogTests {
  @Test(arguments: ["show", "push", "present"])
  func `viewDidLoad comes once for each List`(presentation: String) throws {
    let log = try labLog(
      of: "list-lifecycle",
      ["presentation": presentation],
      handles: [
        "sceneDelegate", "window", "nav", "list", "detail", "onSave", "detailNav", "newNav",
        "newList",
      ]
    )
    #expect(
      log == """
        launch:
        \(RemindersApp.launch)
        detail-open:
        \(RemindersApp.open(presentation))
        returned:
        \(RemindersApp.back(presentation))
        \(RemindersApp.gone(presentation))
        \(RemindersApp.end("detail", "onSave"))
        new-list:
          newList.init
          newList.loadView
          loadView before super
          loadView after super
          newList.viewDidLoad
          ~ list.viewWillDisappear
          ~ newList.viewWillAppear
          ~ list.viewDidDisappear
          ~ newList.viewDidAppear
        \(RemindersApp.end("nav", "list"))
        """
    )
  }
}
