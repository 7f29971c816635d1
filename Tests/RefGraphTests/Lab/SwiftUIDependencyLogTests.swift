import Testing

/// The log of `swiftui-dependency`, moment by moment.
@Suite struct SwiftUIDependencyLogTests {
  private static let handles: Set = ["host", "screen", "nameView", "badge", "user"]

  /// A setting, and the bodies that run when the user changes.
  ///
  /// The second row of each model is the erratum of the chapter and its control: the age changes,
  /// which no body has read.
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
    let lab = try SwiftUILab(
      "swiftui-dependency",
      ["model": model, "change": change, "child": child]
    )
    #expect(lab.moments == ["shown", "changed"])
    #expect(
      lab.log(of: "shown", Self.handles) == [
        "host.init", "host.loadView", "host.viewDidLoad", "screen.body", "nameView.body",
        "badge.body", "host.viewWillAppear", "host.viewDidAppear",
      ]
    )
    #expect(lab.log(of: "changed", Self.handles) == bodies)
  }
}
