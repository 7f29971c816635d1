import Testing

/// What the lab's chapter says of lifetime, body by body.
@Suite struct SwiftUILifetimeLogTests {
  private static let upToTapped = """
    shown:
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
    """

  private func log(_ hiding: String) throws -> String {
    try labLog(
      of: "swiftui-lifetime",
      ["hiding": hiding],
      handles: ["host", "screen", "counter", "count", "counter-2", "count-2"]
    )
  }

  @Test func `a counter that is removed comes back with no count`() throws {
    #expect(
      try log("remove") == """
        \(Self.upToTapped)
        hidden:
          screen.body
          counter.deinit
          count.deinit
        shown-again:
          screen.body
          counter-2.body
          count value=0
        """
    )
  }

  @Test func `a counter that only cannot be seen keeps its count`() throws {
    #expect(
      try log("opacity") == """
        \(Self.upToTapped)
        hidden:
          screen.body
        shown-again:
          screen.body
        """
    )
  }
}
