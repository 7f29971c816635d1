/// Collection views: putting one together, what it shows, and what a finger does to it.
extension FrameworkVerb {
  static let collectionViews = [
    layOut, pin, setDelegate, register, connect, fit, dequeue, apply, applyNumbered, applyReloading,
    applyReloadingInPlace, applyReconfiguring, scroll, highlight, select, tapRow, identifyTappedRow,
  ]

  static let layOut = FrameworkVerb(
    "lay out",
    [
      "lay", "out", collectionView, "with",
      .object("layout", .instance(of: "UICollectionViewLayout")),
    ],
    summary: "gives the collection view the layout, which it retains",
    facts: [.layout] + ofController
  ) { _, operands in
    VerbPlan(steps: [.link(operands.object(0), .layout, operands.object(1))])
  }

  static let pin = FrameworkVerb(
    "pin",
    ["pin", .object("view", .instance(of: "UIView")), "to", "edges"],
    summary: "makes four constraints that fit the view into its superview, which holds them",
    facts: [.constraint, .constraintFirst, .constraintSecond]
  ) { stage, operands throws(Obstacle) in
    try stage.pin(operands.object(0))
  }

  static let setDelegate = FrameworkVerb(
    "set delegate",
    ["set", "delegate", "of", collectionView, "to", .object("delegate", .any)],
    summary: "has the collection view tell the object of taps; it does not retain its delegate",
    facts: ofController
  ) { _, operands in
    VerbPlan(
      steps: [.link(operands.object(0), .collectionDelegate, operands.object(1))]
    )
  }

  static let register = FrameworkVerb(
    "register",
    ["register", .name("cell type"), "as", registration, "with", .object("handler", .closure)],
    summary: "has the registration make cells of the type, and configure them with the handler, "
      + "which gets the cell and the item",
    facts: [.registrationHandler]
  ) { stage, operands in
    stage.register(operands.word(0), as: operands.object(1), with: operands.object(2))
  }

  static let connect = FrameworkVerb(
    "connect",
    [
      "connect", dataSource, "to", collectionView, "with", .object("cell provider", .closure),
    ],
    summary: "has the collection view ask the data source for cells, and that its cell provider, "
      + "which gets the collection view and the item; only the cell provider is retained",
    facts: [.cellProvider, .collectionViewOfDataSource] + ofController
  ) { stage, operands in
    stage.connect(operands.object(0), to: operands.object(1), with: operands.object(2))
  }

  static let fit = FrameworkVerb(
    "fit",
    ["fit", collectionView, "to", .count("visible"), "rows", "and", .count("prefetched"), "more"],
    summary: "says how many rows are seen, and for how many more below there are cells; without, "
      + "that is 10 and none",
    facts: ofController
  ) { stage, operands in
    stage.fit(operands.object(0), visible: operands.count(1), prefetched: operands.count(2))
  }

  static let dequeue = FrameworkVerb(
    "dequeue",
    ["dequeue", "cell", "with", registration],
    summary: "in a cell provider: takes the cell that is longest in the reuse pool, or makes one, "
      + "and has the registration configure it",
    facts: [.visibleCell],
    callbacks: [.initialisation] + FrameworkCallback.cells,
    makes: ["cell"]
  ) { stage, operands throws(Obstacle) in
    try stage.dequeue(operands.object(0))
  }

  static let apply = FrameworkVerb(
    "apply",
    ["apply", .items("item"), "to", dataSource],
    summary: "shows the items from now on: cells of items that are gone go to the reuse pool, new "
      + "items get cells, and the others keep theirs untouched",
    facts: [.pooledCell],
    callbacks: FrameworkCallback.cells,
    calls: ["apply"]
  ) { stage, operands throws(Obstacle) in
    try stage.apply(operands.items(0), to: operands.object(1))
  }

  static let applyNumbered = FrameworkVerb(
    "apply numbered",
    ["apply", .count("count"), "items", "to", dataSource],
    summary: "the same with so many items, `item-1`, `item-2` and so on",
    facts: [.pooledCell],
    callbacks: FrameworkCallback.cells,
    calls: ["apply"]
  ) { stage, operands throws(Obstacle) in
    let count = operands.count(0)
    return try stage.apply((0..<count).map { "item-\($0 + 1)" }, to: operands.object(1))
  }

  static let applyReloading = marking(
    "reloading",
    .reload,
    summary: "the same, and those marked get another cell; the one that they had goes to the pool"
  )

  static let applyReloadingInPlace = marking(
    "reloading in place",
    .reloadInPlace,
    summary: "the same, but the cell that shows a marked item is prepared for reuse, and serves it "
      + "again"
  )

  static let applyReconfiguring = marking(
    "reconfiguring",
    .reconfigure,
    summary: "the same, and the cells of those marked are configured again, and nothing else"
  )

  static let scroll = FrameworkVerb(
    "scroll",
    ["scroll", collectionView, "to", .name("item")],
    summary: "a finger scrolls row by row until the item is seen",
    facts: [.pooledCell] + ofController,
    callbacks: FrameworkCallback.cells
  ) { stage, operands throws(Obstacle) in
    try stage.scroll(operands.object(0), to: operands.word(1))
  }

  static let highlight = FrameworkVerb(
    "highlight",
    ["highlight", .name("item"), "in", collectionView],
    summary: "a finger rests on the item, whose cell shows it",
    facts: ofController,
    callbacks: [.updateConfiguration]
  ) { stage, operands throws(Obstacle) in
    try stage.show("highlighted", of: operands.word(0), in: operands.object(1))
  }

  static let select = FrameworkVerb(
    "select",
    ["select", .name("item"), "in", collectionView],
    summary: "the app selects the item, whose cell shows it; the delegate is not told",
    facts: ofController,
    callbacks: [.updateConfiguration]
  ) { stage, operands throws(Obstacle) in
    try stage.show("selected", of: operands.word(0), in: operands.object(1))
  }

  static let tapRow = FrameworkVerb(
    "tap row",
    ["tap", "row", .count("row"), "of", collectionView],
    summary: "a finger taps the row, counted from 0, and the delegate is told",
    facts: ofController,
    callbacks: [.didSelectItemAt]
  ) { stage, operands throws(Obstacle) in
    try stage.tap(row: operands.count(0), of: operands.object(1))
  }

  static let identifyTappedRow = FrameworkVerb(
    "identify tapped row",
    ["identify", "tapped", "row", "in", dataSource],
    summary: "asks for the item in the place that was tapped last, and logs both"
  ) { stage, operands throws(Obstacle) in
    try stage.identifyTappedRow(in: operands.object(0))
  }

  /// A form of `apply` that marks some of the items.
  private static func marking(
    _ words: String,
    _ update: FrameworkStage.Update,
    summary: String
  ) -> FrameworkVerb {
    let parts = words.split(separator: " ").map(String.init)
    return FrameworkVerb(
      "apply \(words)",
      ["apply", .items("item"), "to", dataSource, .word(parts[0]), .items("marked item")]
        + parts.dropFirst().map(SyntaxElement.word),
      summary: summary,
      facts: [.pooledCell],
      callbacks: FrameworkCallback.cells,
      calls: ["apply"]
    ) { stage, operands throws(Obstacle) in
      try stage.apply(
        operands.items(0),
        to: operands.object(1),
        update,
        of: operands.items(2)
      )
    }
  }

  /// What a `UICollectionViewController` makes as soon as a verb asks for its collection view.
  private static let ofController: [FrameworkFact] = [
    .controllerCollectionView, .collectionDelegate, .collectionDataSource,
  ]

  private static let collectionView = SyntaxElement.object(
    "collection view",
    .instance(of: "UICollectionView")
  )
  private static let dataSource = SyntaxElement.object(
    "data source",
    .instance(of: "UICollectionViewDiffableDataSource")
  )
  private static let registration = SyntaxElement.object(
    "registration",
    .instance(of: "UICollectionView.CellRegistration")
  )
}
