extension Experiment {
  /// Card 1: which callbacks the list gets, how often, and that a new list gets them again.
  static let listLifecycle = Experiment(
    "list-lifecycle",
    choices: [Choice("presentation", of: Presentation.self)]
  ) { setting, stage in
    let app = ReminderApp(Conditions(presentation: setting["presentation"]), on: stage)
    stage.moment("launch")

    app.openDetail()
    stage.moment("detail-open")

    app.goBack()
    stage.moment("returned")

    app.startOver()
    stage.moment("new-list")
  }
}
