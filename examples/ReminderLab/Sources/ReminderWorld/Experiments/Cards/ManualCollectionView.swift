extension Experiment {
  /// Card 9: a collection view made by hand needs an owner for its data source.
  static let manualCollectionView = Experiment(
    "manual-collection-view",
    choices: [Choice("data-source", of: DataSourceOwner.self)]
  ) { setting, stage in
    let owner: DataSourceOwner = setting["data-source"]
    stage.notebook.stop(after: "manual.viewDidLoad", as: "before-setup")
    stage.notebook.stop(before: "configureDataSource", as: "after-setup")
    let app = ReminderApp(Conditions(), on: stage)
    app.nav?.pushViewController(
      ManualCollectionViewController(
        "manual",
        holdsDataSource: owner == .held,
        in: stage.notebook
      )
    )
    stage.settle()
    stage.moment("shown")

    let manual = { app.nav?.topViewController as? ManualCollectionViewController }
    manual()?.collectionView?.tap(0)
    stage.moment("selected")

    app.goBack()
    stage.moment("left")
  }

  /// Whether anybody owns the data source.
  private enum DataSourceOwner: String, CaseIterable {
    case held, unheld
  }
}
