import Testing

@testable import RefGraph

/// Card 7: which stack Detail stands in.
@Suite struct PresentationLogTests {
  @Test(arguments: ["show", "push", "present"])
  func `a presented Detail stands in a stack of its own`(presentation: String) throws {
    let log = try labLog(
      of: "presentation",
      ["presentation": presentation],
      handles: ["sceneDelegate", "window", "nav", "list", "detail", "onSave", "detailNav"]
    )
    let stacks =
      presentation == "present"
      ? "  printNavigationStack viewControllers=list\n"
        + "  printNavigationStack viewControllers=detail"
      : "  printNavigationStack viewControllers=list, detail"
    #expect(
      log == """
        list-shown:
        \(RemindersApp.launch)
          printNavigationStack viewControllers=list
        detail-open:
        \(RemindersApp.open(presentation))
        \(stacks)
        returned:
        \(RemindersApp.leave(presentation))
        \(RemindersApp.back(presentation))
        \(RemindersApp.gone(presentation))
        \(RemindersApp.end("detail", "onSave"))
          printNavigationStack viewControllers=list
        """
    )
  }
}
