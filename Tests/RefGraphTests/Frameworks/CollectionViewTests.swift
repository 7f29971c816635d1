import Testing

@testable import RefGraph

/// Collection views: what holds what, which cells there are, and who is called.
@Suite struct CollectionViewTests {
  /// A list with a connected data source on screen, and what follows.
  private static func text(_ text: String, provider: String = "dequeue cell with registration")
    -> String
  {
    """
    type List: UICollectionViewController
      field dataSource
    end
    root window: UIWindow
    let list: List
    set root of window to list
    action "Set up"
      let registration: UICollectionView.CellRegistration
      closure configure (cell, item)
        event "configure" item=(item)
      end
      register Cell as registration with configure
      closure provide [registration -> registration] (collectionView, item)
        \(provider)
      end
      let source: UICollectionViewDiffableDataSource
      connect source to list.collectionView with provide
      list.dataSource -> source
    end
    moment start
    \(text)
    moment end
    """
  }

  private func list(_ text: String) throws -> Timeline { try play(Self.text(text)) }

  /// What happens to cells and in the delegate from the start on.
  private func cells(_ text: String) throws -> [String] {
    try list(text).log(of: "end").filter { !$0.hasSuffix("()") }
  }

  @Test func `a collection view controller brings a collection view, and is its delegate`() throws {
    let timeline = try list("")
    #expect(
      timeline.references(of: "list", at: "end") == [
        "collectionView -> collectionView", "dataSource -> source",
      ]
    )
    #expect(
      timeline.references(of: "collectionView", at: "end") == [
        "delegate ~> list", "dataSource ~> source",
      ]
    )
    #expect(
      timeline.references(of: "source", at: "end") == [
        "cellProvider -> provide", "collectionView ~> collectionView",
      ]
    )
    #expect(timeline.references(of: "registration", at: "end") == ["handler -> configure"])
  }

  @Test func `where no verb asks for a collection view there is none`() throws {
    let timeline = try play(
      """
      type List: UICollectionViewController
      end
      root window: UIWindow
      let list: List
      set root of window to list
      moment end
      """
    )
    #expect(timeline.alive(at: "end") == ["window", "list"])
  }

  @Test func `a new item gets a new cell, which is made, configured and shown`() throws {
    #expect(
      try cells("apply a to source") == [
        "cell.init", "configure item=a", "cell.updateConfiguration item=a",
      ]
    )
  }

  @Test func `items that stay keep their cells, and one that is gone gives its cell back`() throws {
    let timeline = try list("apply a, b, c to source\nmoment three\napply c, a to source")
    #expect(timeline.log(of: "end") == ["source.apply()"])
    #expect(
      timeline.references(of: "collectionView", at: "end").filter { !$0.contains("~>") } == [
        "visibleCells[0] -> cell", "visibleCells[1] -> cell-3", "reusePool[0] -> cell-2",
      ]
    )
  }

  @Test func `the cell that is longest in the pool serves first`() throws {
    #expect(
      try cells("apply a, b to source\nmoment two\napply c, d to source") == [
        "cell.prepareForReuse", "configure item=c", "cell.updateConfiguration item=c",
        "cell-2.prepareForReuse", "configure item=d", "cell-2.updateConfiguration item=d",
      ]
    )
  }

  @Test func `only rows that fit or are prefetched have cells`() throws {
    let timeline = try list("fit list.collectionView to 2 rows and 1 more\napply 9 items to source")
    #expect(
      timeline.alive(at: "end").filter { $0.hasPrefix("cell") } == ["cell", "cell-2", "cell-3"]
    )
  }

  @Test func `a row that enters gets its cell before the one that leaves gives its away`() throws {
    #expect(
      try cells(
        """
        fit list.collectionView to 2 rows and 0 more
        apply a, b, c, d to source
        moment two
        scroll list.collectionView to d
        scroll list.collectionView to a
        """
      ) == [
        "cell-3.init", "configure item=c", "cell-3.updateConfiguration item=c",
        "cell.prepareForReuse", "configure item=d", "cell.updateConfiguration item=d",
        "cell-2.prepareForReuse", "configure item=b", "cell-2.updateConfiguration item=b",
        "cell.prepareForReuse", "configure item=a", "cell.updateConfiguration item=a",
      ]
    )
  }

  @Test func `a shorter snapshot moves up the rows that are seen`() throws {
    #expect(
      try cells(
        """
        fit list.collectionView to 2 rows and 0 more
        apply a, b, c, d to source
        scroll list.collectionView to d
        moment bottom
        apply a, c to source
        """
      ) == ["cell-2.prepareForReuse", "configure item=a", "cell-2.updateConfiguration item=a"]
    )
  }

  @Test(
    arguments: [
      ("", []),
      (
        " reloading a",
        ["cell-3.init", "configure item=a", "cell-3.updateConfiguration item=a"]
      ),
      (
        " reloading a in place",
        ["cell.prepareForReuse", "configure item=a", "cell.updateConfiguration item=a"]
      ),
      (" reconfiguring a", ["configure item=a", "cell.updateConfiguration item=a"]),
    ]
  )
  func `a marked item is updated as it is marked`(mark: String, log: [String]) throws {
    #expect(try cells("apply a, b to source\nmoment two\napply a, b to source\(mark)") == log)
  }

  @Test func `a highlight and a selection change how a cell looks, and tell nobody`() throws {
    #expect(
      try cells(
        "apply a to source\nmoment one\nhighlight a in list.collectionView\n"
          + "select a in list.collectionView"
      ) == [
        "cell.updateConfiguration item=a state=highlighted",
        "cell.updateConfiguration item=a state=selected",
      ]
    )
  }

  @Test func `a tap tells the delegate the place, and the data source knows the item`() throws {
    #expect(
      try cells(
        "apply a, b to source\nmoment two\ntap row 1 of list.collectionView\n"
          + "identify tapped row in source"
      ) == [
        "list.didSelectItemAt indexPath=0-1",
        "source: itemIdentifier(for:) indexPath=0-1 item=b",
      ]
    )
  }

  @Test func `a data source that only a local holds is gone, and the list stays blank`() throws {
    let timeline = try list(
      "apply a to source\nclear list.dataSource\nmoment unheld\napply b to source"
    )
    #expect(timeline.alive(at: "unheld").contains("cell"))
    #expect(
      timeline.skipped == [
        "skipped apply b to source: `source` was deallocated at line 23, `clear list.dataSource`, so a weak reference to it is nil"
      ]
    )
  }

  @Test(
    arguments: [
      ("tap row 2 of list.collectionView", "`collectionView` shows no row 2 to tap"),
      ("identify tapped row in source", "no row of `source` was tapped"),
      (
        "clear list.dataSource\nhighlight a in list.collectionView",
        "`collectionView` has no data source"
      ),
      (
        "fit list.collectionView to 1 rows and 0 more\napply a, b to source\n"
          + "highlight b in list.collectionView",
        "no cell shows `b`"
      ),
    ]
  )
  func `what nobody can do or see is passed over`(text: String, reason: String) throws {
    let skipped = try list(text).skipped
    #expect(skipped.count == 1 && skipped[0].hasSuffix(": \(reason)"), "\(skipped)")
  }

  @Test(
    arguments: [
      (
        "apply a, b, a to source",
        "`a` comes twice, and UIKit raises an exception for identifiers that are not unique: give "
          + "each item its own"
      ),
      (
        "apply a to source reloading b",
        "`b` is not in the snapshot, and UIKit raises an exception for updating it: apply it with "
          + "the others, or do not mark it"
      ),
      (
        "apply item-1 to source\nscroll list.collectionView to item-2",
        "`item-2` is not among the items: did you mean `item-1`?"
      ),
      (
        "let other: UICollectionViewDiffableDataSource\napply a to other",
        "`other` belongs to no collection view: `connect` it first"
      ),
      (
        "dequeue cell with registration",
        "no collection view asks for a cell here: dequeue one in a cell provider"
      ),
      (
        "root box: UIView\npin box to edges",
        "`box` has no superview, and UIKit raises an exception for constraints between views without "
          + "a common ancestor: add it to a view first"
      ),
    ]
  )
  func `a misuse is an error that says what UIKit does`(text: String, message: String) throws {
    let error = try playError(Self.text(text))
    #expect(error?.hasSuffix("error: \(message)") == true, "\(error ?? "no error")")
  }

  @Test func `a cell provider without a cell is an error of the line that needs one`() throws {
    let error = try playError(
      Self.text("apply a to source", provider: "event \"nothing\"")
    )
    #expect(
      error
        == "test.scenario:22:1: error: the cell provider gave no cell for `a`, and UIKit raises "
        + "an exception: `dequeue` one in it"
    )
  }

  @Test func `four constraints fit a view into its superview, which holds them`() throws {
    let timeline = try play(
      """
      root box: UIView
      let inner: UIView
      add inner to box
      pin inner to edges
      moment end
      """
    )
    #expect(
      timeline.references(of: "box", at: "end") == [
        "subviews[0] -> inner", "constraints[0] -> topConstraint",
        "constraints[1] -> leadingConstraint", "constraints[2] -> bottomConstraint",
        "constraints[3] -> trailingConstraint",
      ]
    )
    #expect(
      timeline.references(of: "topConstraint", at: "end") == [
        "firstItem -[unmanaged]-> inner", "secondItem -[unmanaged]-> box",
      ]
    )
  }
}
