import Testing

/// The log of `swiftui-lifetime`, moment by moment.
@Suite struct SwiftUILifetimeLogTests {
  private static let handles: Set = [
    "host", "screen", "counter", "count", "counter-2", "count-2",
  ]
  private static let shown = [
    "host.init", "host.loadView", "host.viewDidLoad", "screen.body", "counter.body",
    "count value=0", "host.viewWillAppear", "host.viewDidAppear",
  ]

  private func logs(_ hiding: String) throws -> [[String]] {
    let lab = try SwiftUILab("swiftui-lifetime", ["hiding": hiding])
    #expect(lab.moments == ["shown", "tapped", "hidden", "shown-again"])
    return lab.moments.map { lab.log(of: $0, Self.handles) }
  }

  @Test func `a counter that is removed comes back with no count`() throws {
    #expect(
      try logs("remove") == [
        Self.shown,
        ["counter.body", "count value=3"],
        ["screen.body", "counter.deinit", "count.deinit"],
        ["screen.body", "counter-2.body", "count value=0"],
      ]
    )
  }

  @Test func `a counter that only cannot be seen keeps its count`() throws {
    #expect(
      try logs("opacity") == [
        Self.shown,
        ["counter.body", "count value=3"],
        ["screen.body", "counter.body", "count value=3"],
        ["screen.body", "counter.body", "count value=3"],
      ]
    )
  }
}
