import RefGraph
import Testing

/// What is so of a presented page and its presenter, callback by callback. Minimising the app, and
/// opening it again, calls neither.
@Suite struct ModalLifecycleLogTests {
  private func log(style: String) throws -> String {
    try labLog(of: "modal-lifecycle", ["style": style], handles: ["home", "modal"])
  }

  private static let start = """
    shown:
    \(PagesApp.launch)
    presenting:
      modal.init
      modal.loadView
      modal.viewDidLoad
    """

  @Test func `full screen, the presenter disappears and appears again`() throws {
    #expect(
      try log(style: "full-screen") == """
        \(Self.start)
          ~ home.viewWillDisappear
          ~ modal.viewWillAppear
        presented:
          ~ home.viewDidDisappear
          ~ modal.viewDidAppear
        minimised:
        reopened:
        dismissing:
          ~ home.viewWillAppear
          ~ modal.viewWillDisappear
        dismissed:
          ~ home.viewDidAppear
          ~ modal.viewDidDisappear
          modal.deinit
        """
    )
  }

  @Test func `a sheet leaves the presenter where it is`() throws {
    #expect(
      try log(style: "sheet") == """
        \(Self.start)
          modal.viewWillAppear
        presented:
          modal.viewDidAppear
        minimised:
        reopened:
        dismissing:
          modal.viewWillDisappear
        dismissed:
          modal.viewDidDisappear
          modal.deinit
        """
    )
  }
}
