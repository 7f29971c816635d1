import Testing

/// What the lab's chapter says of dependency, body by body.
@Suite struct SwiftUIDependencyLogTests {
  /// A setting, and the bodies that run when the user changes.
  ///
  /// The age is the erratum of the chapter, and its control: no body has read it.
  static let changes: [(model: String, change: String, child: String, bodies: [String])] = [
    ("ObservableObject", "name", "plain", ["screen.body", "nameView.body", "badge.body"]),
    ("ObservableObject", "age", "plain", ["screen.body", "nameView.body", "badge.body"]),
    ("ObservableObject", "name", "equatable", ["screen.body", "nameView.body"]),
    ("ObservableObject", "age", "equatable", ["screen.body", "nameView.body"]),
    ("Observable", "name", "plain", ["nameView.body"]),
    ("Observable", "age", "plain", []),
    ("Observable", "name", "equatable", ["nameView.body"]),
    ("Observable", "age", "equatable", []),
  ]

  @Test(arguments: changes)
  func `bodies run that depend on what changed`(
    model: String,
    change: String,
    child: String,
    bodies: [String]
  ) throws {
    let log = try labLog(
      of: "swiftui-dependency",
      ["model": model, "change": change, "child": child],
      handles: ["host", "screen", "nameView", "badge", "user"]
    )
    let shown = """
      shown:
        host.init
        host.loadView
        host.viewDidLoad
        screen.body
        nameView.body
        badge.body
        host.viewWillAppear
        host.viewDidAppear
      changed:
      """
    #expect(log == ([shown] + bodies.map { "  " + $0 }).joined(separator: "\n"))
  }
}
