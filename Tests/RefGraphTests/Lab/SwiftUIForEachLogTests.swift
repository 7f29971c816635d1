import Testing

/// What the lab's chapter says of the ids of rows, row by row.
@Suite struct SwiftUIForEachLogTests {
  private static let handles = Set(
    ["host", "screen"]
      + ["", "-2", "-3", "-4"].flatMap { ["row\($0)", "draft\($0)"] }
  )

  private static let upToTyped = """
    shown:
      host.init
      host.loadView
      host.viewDidLoad
      screen.body
      row.body
      row item=milk draft=""
      row-2.body
      row item=bread draft=""
      row-3.body
      row item=eggs draft=""
      host.viewWillAppear
      host.viewDidAppear
    typed:
      row.body
      row item=milk draft=milk!
      row-2.body
      row item=bread draft=bread!
      row-3.body
      row item=eggs draft=eggs!
    """

  private func log(_ id: String, _ change: String) throws -> String {
    try labLog(of: "swiftui-foreach", ["id": id, "change": change], handles: Self.handles)
  }

  @Test func `by item, an insertion makes one row, and the others are passed over`() throws {
    #expect(
      try log("item", "insert") == """
        \(Self.upToTyped)
        changed:
          screen.body
          row-4.body
          row item=tea draft=""
        """
    )
  }

  @Test func `by item, rows change places with their drafts`() throws {
    #expect(
      try log("item", "reorder") == """
        \(Self.upToTyped)
        changed:
          screen.body
        """
    )
  }

  @Test func `by index, rows behind an insertion show the drafts of other items`() throws {
    #expect(
      try log("index", "insert") == """
        \(Self.upToTyped)
        changed:
          screen.body
          row-2.body
          row item=tea draft=bread!
          row-3.body
          row item=bread draft=eggs!
          row-4.body
          row item=eggs draft=""
        """
    )
  }

  @Test func `by index, rows stay where other items come to stand, with their drafts`() throws {
    #expect(
      try log("index", "reorder") == """
        \(Self.upToTyped)
        changed:
          screen.body
          row.body
          row item=eggs draft=milk!
          row-2.body
          row item=milk draft=bread!
          row-3.body
          row item=bread draft=eggs!
        """
    )
  }
}
