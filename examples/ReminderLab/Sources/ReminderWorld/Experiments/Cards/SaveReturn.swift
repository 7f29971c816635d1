extension Experiment {
  /// Card 4: the whole order from Save to `deinit`; a page that was popped is still there while the
  /// transition holds it.
  static let saveReturn = Experiment(
    "save-return",
    choices: [
      Choice("presentation", of: Presentation.self),
      Choice("capture", [Capture.weak, .strong]),
    ]
  ) { setting, stage in
    let conditions = Conditions(
      capture: setting["capture"],
      presentation: setting["presentation"],
      save: .targetAction
    )
    stage.notebook.stop(after: "onSave closure", as: "saving")
    let app = ReminderApp(conditions, on: stage)
    app.openDetail()
    stage.moment("detail-open")

    app.typeNewTitle()
    app.tapSave()
    stage.moment("leaving")

    stage.settle()
    stage.moment("returned")
  }
}
