import Testing

@testable import RefGraph

/// Save, the way back, and signing out, with and without a List that keeps Detail.
@Suite struct RemindersLogTests {
  @Test(arguments: ["weak", "strong", "unowned"], ["show", "push", "present"])
  func `Detail goes when nothing but its stack held it`(
    capture: String,
    presentation: String
  ) throws {
    let isSheet = presentation == "present"
    #expect(
      try log(capture, presentation, keeps: "no") == """
        launch:
        \(RemindersApp.launch)
        detail-open:
        \(RemindersApp.open(presentation))
        saving:
        \(RemindersApp.save)
        \(isSheet ? "dismissing" : "popping"):
        \(RemindersApp.update)
        \(RemindersApp.leave(presentation))
        \(RemindersApp.back(presentation))
        \(isSheet ? "after-dismiss" : "after-pop"):
        \(RemindersApp.gone(presentation))
        \(RemindersApp.end("detail", "onSave"))
        after-sign-out:
        \(Self.signOut)
        \(RemindersApp.end("nav", "list"))
        """
    )
  }

  @Test(arguments: ["weak", "strong", "unowned"], ["show", "push", "present"])
  func `a List that keeps Detail takes it along, or leaks with it`(
    capture: String,
    presentation: String
  ) throws {
    let isSheet = presentation == "present"
    let end =
      capture == "strong"
      ? RemindersApp.end("nav") : RemindersApp.end("nav", "list", "detail", "onSave")
    #expect(
      try log(capture, presentation, keeps: "yes") == """
        launch:
        \(RemindersApp.launch)
        detail-open:
        \(RemindersApp.open(presentation))
        saving:
        \(RemindersApp.save)
        \(isSheet ? "dismissing" : "popping"):
        \(RemindersApp.update)
        \(RemindersApp.leave(presentation))
        \(RemindersApp.back(presentation))
        \(isSheet ? "after-dismiss" : "after-pop"):
        \(RemindersApp.gone(presentation))
        after-sign-out:
        \(Self.signOut)
        \(end)
        """
    )
  }

  private static let signOut = """
      login.init
      login.loadView
      login.viewDidLoad
      ~ list.viewWillDisappear
      ~ login.viewWillAppear
      ~ list.viewDidDisappear
      ~ login.viewDidAppear
    """

  private func log(_ capture: String, _ presentation: String, keeps: String) throws -> String {
    try labLog(
      of: "reminders",
      ["capture": capture, "presentation": presentation, "list-keeps-detail": keeps],
      handles: [
        "sceneDelegate", "window", "nav", "list", "detail", "onSave", "detailNav", "login",
      ]
    )
  }
}
