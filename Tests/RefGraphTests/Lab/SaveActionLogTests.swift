import Testing

@testable import RefGraph

/// Card 3: who calls saveReminder, and what the button keeps.
@Suite struct SaveActionLogTests {
  @Test(
    arguments: [("target-action", "weak"), ("target-action", "strong"), ("ui-action", "weak")],
    ["show", "present"]
  )
  func `Detail goes with its items`(
    setting: (save: String, handler: String),
    presentation: String
  ) throws {
    let isAction = setting.save == "ui-action"
    let cancel = presentation == "present" ? ["cancelItem"] : []
    let action = isAction ? ["saveAction", "saveHandler"] : []
    let items = ["detail", "exampleButton", "navigationItem"] + cancel + ["saveItem"] + action
    let ends = (items + ["onSave"]).map { "  \($0).deinit" }.joined(separator: "\n")
    #expect(
      try log(setting.save, setting.handler, presentation)
        == expected(isAction: isAction, presentation) + "\n" + ends
    )
  }

  @Test(arguments: ["show", "present"])
  func `a handler that captures Detail strongly keeps it`(presentation: String) throws {
    #expect(
      try log("ui-action", "strong", presentation) == expected(isAction: true, presentation)
    )
  }

  private func expected(isAction: Bool, _ presentation: String) -> String {
    """
    detail-open:
    \(RemindersApp.launch)
    \(RemindersApp.open(presentation))
    saving:
      useExampleTitle\(isAction ? "\n  UIAction closure received button tap" : "")
    \(RemindersApp.save)
    returned:
    \(RemindersApp.update)
    \(RemindersApp.leave(presentation))
    \(RemindersApp.back(presentation))
    \(RemindersApp.gone(presentation))
    """
  }

  private func log(_ save: String, _ handler: String, _ presentation: String) throws -> String {
    try labLog(
      of: "save-action",
      ["save": save, "handler-capture": handler, "presentation": presentation],
      handles: [
        "sceneDelegate", "window", "nav", "list", "detail", "onSave", "detailNav",
        "navigationItem", "saveItem", "saveAction", "saveHandler", "cancelItem", "exampleButton",
      ]
    )
  }
}
