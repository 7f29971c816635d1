import Testing

/// What the lab's chapter says of dependency, body by body.
@Suite struct SwiftUIDependencyLogTests {
  /// What the badge is given, and what runs when the screen ticks.
  static let ticks: [(badge: String, log: [String])] = [
    ("struct", ["screen.body"]),
    ("class", ["screen.body", "style.deinit", "badge.body"]),
    ("closure", ["screen.body", "badge.body"]),
    ("equatable", ["screen.body"]),
  ]
  /// What changes of the user, and what runs then.
  ///
  /// The age is the erratum of the chapter, and its control: no body has read it.
  static let changes: [(model: String, change: String, log: [String])] = [
    ("ObservableObject", "name", ["nameView.body"]),
    ("ObservableObject", "age", ["nameView.body"]),
    ("Observable", "name", ["nameView.body"]),
    ("Observable", "age", []),
  ]

  @Test(arguments: ticks, changes)
  func `bodies run whose inputs changed, or what they depend on`(
    tick: (badge: String, log: [String]),
    change: (model: String, change: String, log: [String])
  ) throws {
    let log = try labLog(
      of: "swiftui-dependency",
      ["model": change.model, "change": change.change, "badge": tick.badge],
      handles: ["host", "screen", "nameView", "badge", "user", "app", "style", "style-2"]
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
      """
    let ticked = ["ticked:"] + tick.log.map { "  " + $0 }
    let changed = ["changed:"] + change.log.map { "  " + $0 }
    #expect(log == ([shown] + ticked + changed).joined(separator: "\n"))
  }
}
