import ReminderWorld
import Testing

/// What the cards of the lab say, one test a claim.
@Suite struct CardTests {
  // MARK: 1 List lifecycle

  @Test
  func `the first display of the list comes in the order of the card`() throws {
    #expect(
      try Played("list-lifecycle").log(of: "launch") == [
        "list.init",
        "list.loadView",
        "loadView before super",
        "loadView after super",
        "list.viewDidLoad",
        "list.viewWillAppear",
        "list.viewDidAppear",
      ]
    )
  }

  @Test(arguments: ["show", "push"])
  func `coming back shows the same list again and loads nothing`(_ presentation: String) throws {
    let returned = try Played("list-lifecycle", ["presentation": presentation]).at("returned")
    #expect(
      returned.log.map(\.text).filter { $0.hasPrefix("list.") }
        == ["list.viewWillAppear", "list.viewDidAppear"]
    )
  }

  @Test
  func `a new list loads its own view and the old one goes`() throws {
    let new = try Played("list-lifecycle").at("new-list")
    #expect(new.log.map(\.text).contains("newList.viewDidLoad"))
    #expect(new.released == ["nav", "list"])
  }

  // MARK: 2 Selection

  @Test(arguments: [
    ("unfiltered", "call-dentist"), ("today", "file-report"), ("future", "buy-groceries"),
  ])
  func `a filter moves items and not identifiers`(_ filter: String, _ item: String) throws {
    let opened = try Played("selection", ["filter": filter]).log(of: "detail-open")
    #expect(
      opened.prefix(5) == [
        "list.didSelectItemAt indexPath=0-1",
        "itemIdentifier(for:) indexPath=0-1 item=\(item)",
        "openDetail",
        "detail.init",
        "detail.loadView",
      ]
    )
  }

  // MARK: 3 Save

  @Test(arguments: ["target-action", "ui-action"], ["weak", "strong"])
  func `only a UIAction whose handler owns the page keeps it`(
    _ save: String,
    _ capture: String
  ) throws {
    let returned = try Played("save-action", ["save": save, "handler-capture": capture])
      .at("returned")
    #expect(returned.alive.contains("detail") == (save == "ui-action" && capture == "strong"))
  }

  @Test
  func `both ways of Save come together in saveReminder`() throws {
    let common = [
      #"saveReminder rawText="Buy oat milk " titleToSave="Buy oat milk""#,
      "saveReminder about to call onSave",
      "onSave closure",
    ]
    #expect(
      try Played("save-action", ["save": "target-action"]).log(of: "saving")
        == ["useExampleTitle"] + common
    )
    #expect(
      try Played("save-action", ["save": "ui-action"]).log(of: "saving")
        == ["useExampleTitle", "UIAction closure received button tap"] + common
    )
  }

  // MARK: 4 Save and return

  @Test(arguments: ["show", "push", "present"], ["weak", "strong"])
  func `the transition holds the page for a while`(
    _ presentation: String,
    _ capture: String
  ) throws {
    let played = try Played("save-return", ["presentation": presentation, "capture": capture])
    #expect(try played.at("leaving").alive.isSuperset(of: ["detail", "onSave"]))
    #expect(try played.at("returned").nilled.isSuperset(of: ["detail", "onSave"]))
    #expect(try played.at("returned").alive.contains("list"))
  }

  // MARK: 5 Cell reuse

  @Test(arguments: [8, 12], [0, 2])
  func `fifty items take the cells of a screen and one more`(
    _ visible: Int,
    _ prefetch: Int
  ) throws {
    let played = try Played(
      "cell-reuse",
      ["visible": "\(visible)", "prefetch": "\(prefetch)"]
    )
    func inits(_ moment: String) throws -> Int {
      try played.at(moment).log.count { $0.text.hasSuffix(".init") }
    }
    #expect(try inits("top") == visible + prefetch)
    #expect(try inits("bottom") == 1)
    #expect(try inits("back-at-top") == 0)
    #expect(
      try played.at("bottom").log.count { $0.text == "configure" } == 50 - visible - prefetch
    )
    #expect(try played.at("back-at-top").released == [])
  }

  @Test
  func `a highlight configures the cell that is there`() throws {
    #expect(
      try Played("cell-reuse").log(of: "highlighted")
        == ["cell-3.updateConfiguration item=item-3 state=highlighted"]
    )
  }

  @Test
  func `selecting does the same, and tells no delegate`() throws {
    #expect(
      try Played("cell-reuse").log(of: "selected")
        == ["cell-3.updateConfiguration item=item-3 state=selected"]
    )
  }

  // MARK: 6 Snapshot updates

  @Test
  func `an apply of the same identifiers leaves the title as it was`() throws {
    #expect(
      try Played("snapshot-updates", ["mode": "full-apply"]).log(of: "updated") == [
        "runSnapshotExperiment mode=full-apply",
        #"update(_:with:) old="Buy groceries" new="Buy groceries*""#,
        "applyCurrentSnapshot",
      ]
    )
  }

  @Test
  func `reconfigure shows the new title in the same cell`() throws {
    #expect(
      try Played("snapshot-updates", ["mode": "reconfigure"]).log(of: "updated").suffix(3) == [
        "reconfigureItems items=buy-groceries",
        #"configure item=buy-groceries title="Buy groceries*""#,
        "cell.updateConfiguration item=buy-groceries",
      ]
    )
  }

  @Test(arguments: [("new", "cell-3.init"), ("same", "cell.prepareForReuse")])
  func `reload shows the new title in a cell that begins anew`(
    _ cell: String,
    _ line: String
  ) throws {
    let updated = try Played("snapshot-updates", ["mode": "reload", "reloaded-cell": cell])
      .log(of: "updated")
    #expect(
      updated.dropFirst(3).prefix(3) == [
        "reloadItems items=buy-groceries",
        line,
        #"configure item=buy-groceries title="Buy groceries*""#,
      ]
    )
  }

  // MARK: 7 Presentation

  @Test(arguments: [
    ("show", [#"printNavigationStack viewControllers="list, detail""#]),
    ("push", [#"printNavigationStack viewControllers="list, detail""#]),
    (
      "present",
      [
        "printNavigationStack viewControllers=list", "printNavigationStack viewControllers=detail",
      ]
    ),
  ])
  func `present alone leaves the stack as it was`(
    _ presentation: String,
    _ stacks: [String]
  ) throws {
    let open = try Played("presentation", ["presentation": presentation]).log(of: "detail-open")
    #expect(open.filter { $0.hasPrefix("printNavigationStack") } == stacks)
  }

  // MARK: 8 Closure capture

  @Test(arguments: ["weak", "strong"])
  func `a strong capture alone keeps nothing`(_ capture: String) throws {
    let played = try Played("closure-capture", ["capture": capture])
    #expect(try played.at("left").released == ["detail", "onSave"])
    #expect(try played.at("second-left").released == ["detail-2", "onSave-2"])
  }

  @Test(arguments: ["weak", "strong"])
  func `a list that keeps its detail page keeps the last one`(_ capture: String) throws {
    let played = try Played(
      "closure-capture",
      ["capture": capture, "list-keeps-detail": "strongly"]
    )
    #expect(try played.at("left").released == [])
    #expect(try played.at("second-open").released == ["detail", "onSave"])
    #expect(try played.at("second-left").released == [])
  }

  // MARK: 9 Collection view by hand

  @Test
  func `a data source that nobody owns is gone before the snapshot`() throws {
    #expect(
      try Played("manual-collection-view", ["data-source": "unheld"]).log(of: "shown").prefix(6)
        == [
          "configureDataSource", "dataSource.deinit", "cellProvider.deinit",
          "registration.deinit", "configure.deinit", "applySnapshot",
        ]
    )
  }

  @Test
  func `an owned data source goes with the page`() throws {
    #expect(
      try Played("manual-collection-view").at("left").released == [
        "manual", "collectionView", "layout", "cell", "cell-2", "dataSource", "cellProvider",
        "registration", "configure",
      ]
    )
  }

  // MARK: The whole app

  @Test(arguments: ["weak", "strong", "unowned"], ["no", "yes"])
  func `after signing out only a closed cycle is left`(
    _ capture: String,
    _ keeps: String
  ) throws {
    let end = try Played("reminders", ["capture": capture, "list-keeps-detail": keeps])
      .at("after-sign-out")
    let cycle: Set =
      capture == "strong" && keeps == "yes" ? ["list", "detail", "onSave"] : []
    #expect(end.alive == cycle.union(["sceneDelegate", "window", "login"]))
  }
}
