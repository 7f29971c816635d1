import Testing

/// What the lab's chapter says of identity, body by body.
@Suite struct SwiftUIIdentityLogTests {
  private static let handles: Set = [
    "host", "screen", "counter", "count", "counter-2", "count-2", "field", "focus", "field-2",
    "focus-2", "text",
  ]

  private func log(_ identity: String) throws -> String {
    try labLog(of: "swiftui-identity", ["identity": identity], handles: Self.handles)
  }

  @Test func `in the same place, the counter keeps its count`() throws {
    #expect(
      try log("structural") == """
        first:
          host.init
          host.loadView
          host.viewDidLoad
          screen.body
          counter.body
          count value=0
          host.viewWillAppear
          host.viewDidAppear
        tapped:
          counter.body
          count value=3
        changed:
          screen.body
        """
    )
  }

  @Test func `with another id, the counter begins anew`() throws {
    #expect(
      try log("id") == """
        first:
          host.init
          host.loadView
          host.viewDidLoad
          screen.body
          counter.body
          count value=0
          host.viewWillAppear
          host.viewDidAppear
        tapped:
          counter.body
          count value=3
        changed:
          screen.body
          counter-2.body
          count value=0
          counter.deinit
          count.deinit
        """
    )
  }

  /// The erratum of the chapter: one id on both branches joins nothing.
  @Test(arguments: ["branches", "same-id"])
  func `in the other branch, the focus is lost, whatever the ids`(identity: String) throws {
    #expect(
      try log(identity) == """
        first:
          host.init
          host.loadView
          host.viewDidLoad
          screen.body
          field.body
          focus value=false
          host.viewWillAppear
          host.viewDidAppear
        tapped:
          field.body
          focus value=true
        changed:
          screen.body
          text.body
          field.deinit
          focus.deinit
        changed-back:
          screen.body
          field-2.body
          focus value=false
          text.deinit
        """
    )
  }
}
