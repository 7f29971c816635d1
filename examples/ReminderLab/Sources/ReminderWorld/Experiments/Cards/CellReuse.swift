extension Experiment {
  /// Card 5: making a cell, using it again, and configuring it are three different events.
  static let cellReuse = Experiment(
    "cell-reuse",
    choices: [Choice("visible", of: VisibleRows.self), Choice("prefetch", of: PrefetchedRows.self)]
  ) { setting, stage in
    launch(setting["visible"], setting["prefetch"], on: stage)
    stage.moment("launch")

    let window = { (stage.system.sceneDelegate as? SceneDelegate)?.window }
    let list = { window()?.rootViewController as? ReuseListViewController }
    list()?.loadReuseItems()
    stage.moment("top")

    list()?.collectionView?.highlight(2)
    stage.moment("highlighted")

    list()?.collectionView?.select(2)
    stage.moment("selected")

    list()?.collectionView?.scrollToBottom()
    stage.moment("bottom")

    list()?.collectionView?.scrollToTop()
    stage.moment("back-at-top")
  }

  private static func launch(
    _ visible: VisibleRows,
    _ prefetch: PrefetchedRows,
    on stage: Stage
  ) {
    let layout = UICollectionViewLayout(
      nil,
      rowsOnScreen: visible.count,
      prefetchedRows: prefetch.count,
      in: stage.notebook
    )
    let sceneDelegate = SceneDelegate("sceneDelegate", in: stage.notebook)
    stage.system.scene.connect(sceneDelegate)
    let window = UIWindow("window", on: stage.system.screen, in: stage.notebook)
    sceneDelegate.window = window
    window.rootViewController = ReuseListViewController("list", layout: layout, in: stage.notebook)
    stage.system.scene.open()
  }

  /// How many rows fit on the screen.
  private enum VisibleRows: String, CaseIterable {
    case eight = "8"
    case twelve = "12"

    var count: Int { self == .eight ? 8 : 12 }
  }

  /// How many rows below the screen have cells already.
  private enum PrefetchedRows: String, CaseIterable {
    case two = "2"
    case none = "0"

    var count: Int { self == .two ? 2 : 0 }
  }
}
