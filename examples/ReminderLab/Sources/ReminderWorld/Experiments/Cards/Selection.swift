extension Experiment {
  /// Card 2: a tap is a position; the identifier says which reminder stands there now.
  static let selection = Experiment(
    "selection",
    choices: [Choice("filter", of: Reminder.Filter.self)]
  ) { setting, stage in
    let app = ReminderApp(Conditions(content: .items), on: stage)
    stage.moment("launch")

    app.choose(setting["filter"])
    stage.moment("filtered")

    app.list?.collectionView?.tap(1)
    stage.settle()
    stage.moment("detail-open")
  }
}
