import Testing

/// The log of `swiftui-foreach`, moment by moment.
@Suite struct SwiftUIForEachLogTests {
  private static let handles: Set<String> = Set(
    ["host", "screen"]
      + ["", "-2", "-3", "-4", "-5", "-6"].flatMap { ["row\($0)", "draft\($0)"] }
  )

  /// A setting, and the log when the items change.
  static let changes: [(id: String, change: String, log: [String])] = [
    (
      "item", "insert",
      [
        "screen.body", "row.body", "row item=milk draft=milk!", "row-4.body",
        "row item=tea draft=\"\"", "row-2.body", "row item=bread draft=bread!", "row-3.body",
        "row item=eggs draft=eggs!",
      ]
    ),
    (
      "item", "reorder",
      [
        "screen.body", "row-3.body", "row item=eggs draft=eggs!", "row.body",
        "row item=milk draft=milk!", "row-2.body", "row item=bread draft=bread!",
      ]
    ),
    (
      "index", "insert",
      [
        "screen.body", "row.body", "row item=milk draft=milk!", "row-4.body",
        "row item=tea draft=\"\"", "row-5.body", "row item=bread draft=\"\"", "row-6.body",
        "row item=eggs draft=\"\"", "row-2.deinit", "draft-2.deinit", "row-3.deinit",
        "draft-3.deinit",
      ]
    ),
    (
      "index", "reorder",
      [
        "screen.body", "row-4.body", "row item=eggs draft=\"\"", "row-5.body",
        "row item=milk draft=\"\"", "row-6.body", "row item=bread draft=\"\"", "row.deinit",
        "draft.deinit", "row-2.deinit", "draft-2.deinit", "row-3.deinit", "draft-3.deinit",
      ]
    ),
  ]

  @Test(arguments: changes)
  func `drafts stay with the ids of their rows`(
    id: String,
    change: String,
    log: [String]
  ) throws {
    let lab = try SwiftUILab("swiftui-foreach", ["id": id, "change": change])
    #expect(lab.moments == ["shown", "typed", "changed"])
    #expect(
      lab.log(of: "shown", Self.handles) == [
        "host.init", "host.loadView", "host.viewDidLoad", "screen.body", "row.body",
        "row item=milk draft=\"\"", "row-2.body", "row item=bread draft=\"\"", "row-3.body",
        "row item=eggs draft=\"\"", "host.viewWillAppear", "host.viewDidAppear",
      ]
    )
    #expect(
      lab.log(of: "typed", Self.handles) == [
        "row.body", "row item=milk draft=milk!", "row-2.body", "row item=bread draft=bread!",
        "row-3.body", "row item=eggs draft=eggs!",
      ]
    )
    #expect(lab.log(of: "changed", Self.handles) == log)
  }
}
