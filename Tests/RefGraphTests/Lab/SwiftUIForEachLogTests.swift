import Testing

/// What the lab's chapter says of the ids of rows, row by row.
@Suite struct SwiftUIForEachLogTests {
  private static let handles = Set(
    ["host", "screen"]
      + ["", "-2", "-3", "-4", "-5", "-6"].flatMap { ["row\($0)", "draft\($0)"] }
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

  @Test func `by item, an insertion makes one row, and the others keep their drafts`() throws {
    #expect(
      try log("item", "insert") == """
        \(Self.upToTyped)
        changed:
          screen.body
          row.body
          row item=milk draft=milk!
          row-4.body
          row item=tea draft=""
          row-2.body
          row item=bread draft=bread!
          row-3.body
          row item=eggs draft=eggs!
        """
    )
  }

  @Test func `by item, rows change places with their drafts`() throws {
    #expect(
      try log("item", "reorder") == """
        \(Self.upToTyped)
        changed:
          screen.body
          row-3.body
          row item=eggs draft=eggs!
          row.body
          row item=milk draft=milk!
          row-2.body
          row item=bread draft=bread!
        """
    )
  }

  @Test func `by index, all rows behind an insertion are made anew`() throws {
    #expect(
      try log("index", "insert") == """
        \(Self.upToTyped)
        changed:
          screen.body
          row.body
          row item=milk draft=milk!
          row-4.body
          row item=tea draft=""
          row-5.body
          row item=bread draft=""
          row-6.body
          row item=eggs draft=""
          row-2.deinit
          draft-2.deinit
          row-3.deinit
          draft-3.deinit
        """
    )
  }

  @Test func `by index, all rows whose item changed are made anew`() throws {
    #expect(
      try log("index", "reorder") == """
        \(Self.upToTyped)
        changed:
          screen.body
          row-4.body
          row item=eggs draft=""
          row-5.body
          row item=milk draft=""
          row-6.body
          row item=bread draft=""
          row.deinit
          draft.deinit
          row-2.deinit
          draft-2.deinit
          row-3.deinit
          draft-3.deinit
        """
    )
  }
}
