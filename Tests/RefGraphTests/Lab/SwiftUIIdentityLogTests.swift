import Testing

/// The log of `swiftui-identity`, moment by moment.
@Suite struct SwiftUIIdentityLogTests {
  private static let handles: Set = [
    "host", "screen", "counter", "count", "counter-2", "count-2", "field", "focus", "field-2",
    "focus-2", "text",
  ]

  /// What every hosting controller logs around the first bodies.
  private static func first(_ bodies: [String]) -> [String] {
    ["host.init", "host.loadView", "host.viewDidLoad"] + bodies
      + ["host.viewWillAppear", "host.viewDidAppear"]
  }

  private func logs(_ identity: String) throws -> [String: [String]] {
    let lab = try SwiftUILab("swiftui-identity", ["identity": identity])
    return Dictionary(
      uniqueKeysWithValues: lab.moments.map { ($0, lab.log(of: $0, Self.handles)) }
    )
  }

  @Test func `in the same place, the counter keeps its count`() throws {
    #expect(
      try logs("structural") == [
        "first": Self.first(["screen.body", "counter.body", "count value=0"]),
        "tapped": ["counter.body", "count value=3"],
        "changed": ["screen.body", "counter.body", "count value=3"],
      ]
    )
  }

  @Test func `with another id, the counter begins anew`() throws {
    #expect(
      try logs("id") == [
        "first": Self.first(["screen.body", "counter.body", "count value=0"]),
        "tapped": ["counter.body", "count value=3"],
        "changed": [
          "screen.body", "counter-2.body", "count value=0", "counter.deinit", "count.deinit",
        ],
      ]
    )
  }

  /// The erratum of the chapter: one id on both branches joins nothing.
  @Test(arguments: ["branches", "same-id"])
  func `in the other branch, the focus is lost, whatever the ids`(identity: String) throws {
    #expect(
      try logs(identity) == [
        "first": Self.first(["screen.body", "field.body", "focus value=false"]),
        "tapped": ["field.body", "focus value=true"],
        "changed": ["screen.body", "text.body", "field.deinit", "focus.deinit"],
        "changed-back": ["screen.body", "field-2.body", "focus value=false", "text.deinit"],
      ]
    )
  }
}
