import Testing

@testable import RefGraph

/// Card 4: the update comes before the transition, and deinit after it.
@Suite struct SaveReturnLogTests {
  @Test(arguments: ["show", "push", "present"], ["weak", "strong"])
  func `the list is updated first, and Detail goes last`(
    presentation: String,
    capture: String
  ) throws {
    let log = try labLog(
      of: "save-return",
      ["presentation": presentation, "capture": capture],
      handles: [
        "sceneDelegate", "window", "nav", "list", "detail", "onSave", "detailNav",
        "navigationItem", "saveItem", "cancelItem", "exampleButton",
      ]
    )
    let ends =
      presentation == "present"
      ? RemindersApp.end(
        "detail",
        "exampleButton",
        "navigationItem",
        "cancelItem",
        "saveItem",
        "onSave"
      )
      : RemindersApp.end("detail", "exampleButton", "navigationItem", "saveItem", "onSave")
    #expect(
      log == """
        detail-open:
        \(RemindersApp.launch)
        \(RemindersApp.open(presentation))
        saving:
        \(RemindersApp.save)
        leaving:
        \(RemindersApp.update)
        \(RemindersApp.leave(presentation))
        \(RemindersApp.back(presentation))
        returned:
        \(RemindersApp.gone(presentation))
        \(ends)
        """
    )
  }
}
