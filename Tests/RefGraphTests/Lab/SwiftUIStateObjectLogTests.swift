import Testing

/// The log of `swiftui-state-object`, moment by moment.
@Suite struct SwiftUIStateObjectLogTests {
  private static let handles: Set = [
    "host", "screen", "child", "model", "model-2", "model-3", "login",
  ]
  private static let shown = [
    "host.init", "host.loadView", "host.viewDidLoad", "screen.body", "child.body",
    "host.viewWillAppear", "host.viewDidAppear",
  ]
  private static let hostGone = [
    "login.init", "login.loadView", "login.viewDidLoad", "~ host.viewWillDisappear",
    "~ login.viewWillAppear", "~ host.viewDidDisappear", "~ login.viewDidAppear", "host.deinit",
    "screen.deinit",
  ]

  private func logs(_ owner: String) throws -> [[String]] {
    let lab = try SwiftUILab("swiftui-state-object", ["owner": owner])
    #expect(lab.moments == ["shown", "updated", "updated-again", "child-gone", "host-gone"])
    return lab.moments.map { lab.log(of: $0, Self.handles) }
  }

  @Test func `a state object is made once, and goes with its view`() throws {
    #expect(
      try logs("state-object") == [
        Self.shown,
        ["screen.body", "child.body"],
        ["screen.body", "child.body"],
        ["screen.body", "child.deinit", "model.deinit"],
        Self.hostGone,
      ]
    )
  }

  @Test func `an object that is made in a body is another one at each update`() throws {
    #expect(
      try logs("observed-in-body") == [
        Self.shown,
        ["screen.body", "model.deinit", "child.body"],
        ["screen.body", "model-2.deinit", "child.body"],
        ["screen.body", "child.deinit", "model-3.deinit"],
        Self.hostGone,
      ]
    )
  }

  @Test func `an object of the root outlives the child that it is handed to`() throws {
    #expect(
      try logs("environment") == [
        Self.shown,
        ["screen.body", "child.body"],
        ["screen.body", "child.body"],
        ["screen.body", "child.deinit"],
        Self.hostGone + ["model.deinit"],
      ]
    )
  }
}
