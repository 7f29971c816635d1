import Testing

@testable import RefGraph

/// Card 8: a strong capture alone keeps nothing; a List that strongly keeps Detail does.
@Suite struct ClosureCaptureLogTests {
  @Test(arguments: ["weak", "strong"], ["no", "weakly"])
  func `Detail goes each time that it has left`(capture: String, keeps: String) throws {
    #expect(
      try log(capture, keeps) == """
        detail-open:
        \(RemindersApp.launch)
        \(RemindersApp.open("show"))
        leaving:
        \(RemindersApp.back("show"))
        left:
        \(RemindersApp.gone("show"))
        \(RemindersApp.end("detail", "onSave"))
        second-open:
        \(RemindersApp.open("show", as: "detail-2"))
        second-left:
        \(RemindersApp.back("show", as: "detail-2"))
        \(RemindersApp.gone("show", as: "detail-2"))
        \(RemindersApp.end("detail-2", "onSave-2"))
        """
    )
  }

  @Test(arguments: ["weak", "strong"])
  func `a Detail that List keeps goes when another takes its place`(capture: String) throws {
    #expect(
      try log(capture, "strongly") == """
        detail-open:
        \(RemindersApp.launch)
        \(RemindersApp.open("show"))
        leaving:
        \(RemindersApp.back("show"))
        left:
        \(RemindersApp.gone("show"))
        second-open:
          openDetail
          detail-2.init
        \(RemindersApp.end("detail", "onSave"))
        \(RemindersApp.shown("show", as: "detail-2"))
        second-left:
        \(RemindersApp.back("show", as: "detail-2"))
        \(RemindersApp.gone("show", as: "detail-2"))
        """
    )
  }

  private func log(_ capture: String, _ keeps: String) throws -> String {
    try labLog(
      of: "closure-capture",
      ["capture": capture, "list-keeps-detail": keeps],
      handles: [
        "sceneDelegate", "window", "nav", "list", "detail", "onSave", "detail-2", "onSave-2",
      ]
    )
  }
}
