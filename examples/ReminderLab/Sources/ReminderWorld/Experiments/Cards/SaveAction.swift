extension Experiment {
  /// Card 3: what a tap on Save goes through, and who owns the closure behind the button.
  static let saveAction = Experiment(
    "save-action",
    choices: [
      Choice("save", [SaveButton.targetAction, .uiAction]),
      Choice("handler-capture", [Capture.weak, .strong]),
      Choice("presentation", [Presentation.show, .present]),
    ]
  ) { setting, stage in
    let conditions = Conditions(
      presentation: setting["presentation"],
      save: setting["save"],
      handlerCapture: setting["handler-capture"]
    )
    stage.notebook.stop(after: "onSave closure", as: "saving")
    let app = ReminderApp(conditions, on: stage)
    app.openDetail()
    stage.moment("detail-open")

    app.tapExample()
    app.tapSave()
    stage.settle()
    stage.moment("returned")

    guard conditions.presentation == .present else { return }
    app.openDetail()
    app.tapCancel()
    stage.moment("cancelled")
  }
}
