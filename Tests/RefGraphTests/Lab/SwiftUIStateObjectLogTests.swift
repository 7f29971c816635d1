import Testing

/// What the lab's chapter says of who owns a model, body by body.
@Suite struct SwiftUIStateObjectLogTests {
  /// Up to the moment `shown`, with the bodies and where among them the model is made.
  private static func shown(_ bodies: String...) -> String {
    """
    shown:
      host.init
      host.loadView
      host.viewDidLoad
      \(bodies.joined(separator: "\n  "))
      host.viewWillAppear
      host.viewDidAppear
    """
  }
  private static let hostGone = """
    host-gone:
      login.init
      login.loadView
      login.viewDidLoad
      ~ host.viewWillDisappear
      ~ login.viewWillAppear
      ~ host.viewDidDisappear
      ~ login.viewDidAppear
      host.deinit
      screen.deinit
    """

  private func log(_ owner: String) throws -> String {
    try labLog(
      of: "swiftui-state-object",
      ["owner": owner],
      handles: ["host", "screen", "child", "model", "model-2", "model-3", "login"]
    )
  }

  @Test func `a state object is made once, and goes with its view`() throws {
    #expect(
      try log("state-object") == """
        \(Self.shown("screen.body", "model.init", "child.body"))
        updated:
          screen.body
        updated-again:
          screen.body
        published:
          child.body
        child-gone:
          screen.body
          child.deinit
          model.deinit
        \(Self.hostGone)
        """
    )
  }

  @Test func `an object that is made in a body is another one at each update`() throws {
    #expect(
      try log("observed-in-body") == """
        \(Self.shown("screen.body", "model.init", "child.body"))
        updated:
          screen.body
          model-2.init
          model.deinit
          child.body
        updated-again:
          screen.body
          model-3.init
          model-2.deinit
          child.body
        published:
          child.body
        child-gone:
          screen.body
          child.deinit
          model-3.deinit
        \(Self.hostGone)
        """
    )
  }

  @Test func `an object of the root outlives the child that it is handed to`() throws {
    #expect(
      try log("environment") == """
        \(Self.shown("model.init", "screen.body", "child.body"))
        updated:
          screen.body
        updated-again:
          screen.body
        published:
          screen.body
          child.body
        child-gone:
          screen.body
          child.deinit
        \(Self.hostGone)
          model.deinit
        """
    )
  }
}
