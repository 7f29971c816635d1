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
    let handles = items + ["onSave"]
    #expect(
      try log(setting.save, setting.handler, presentation)
        == expected(isAction: isAction, presentation) + "\n" + RemindersApp.end(handles)
        + cancelled(presentation, ends: handles.map { "\($0)-2" })
    )
  }

  @Test(arguments: ["show", "present"])
  func `a handler that captures Detail strongly keeps it`(presentation: String) throws {
    #expect(
      try log("ui-action", "strong", presentation)
        == expected(isAction: true, presentation) + cancelled(presentation, ends: [])
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

  /// What the second visit adds, where there is a Cancel to tap.
  private func cancelled(_ presentation: String, ends handles: [String]) -> String {
    guard presentation == "present" else { return "" }
    let lines = """

      cancelled:
      \(RemindersApp.open(presentation, as: "detail-2"))
      \(RemindersApp.leave(presentation))
        detail-2.viewWillDisappear
        detail-2.viewDidDisappear
        detailNav-2.deinit
      """
    return handles.isEmpty ? lines : "\(lines)\n\(RemindersApp.end(handles))"
  }

  private func log(_ save: String, _ handler: String, _ presentation: String) throws -> String {
    try labLog(
      of: "save-action",
      ["save": save, "handler-capture": handler, "presentation": presentation],
      handles: Set(
        ["sceneDelegate", "window", "nav", "list"]
          + [
            "detail", "onSave", "detailNav", "navigationItem", "saveItem", "saveAction",
            "saveHandler", "cancelItem", "exampleButton",
          ]
          .flatMap { [$0, "\($0)-2"] }
      )
    )
  }
}
