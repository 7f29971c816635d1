extension Experiment {
  /// Card 8: a strong capture is a path; only a way back from the list makes it a cycle.
  static let closureCapture = Experiment(
    "closure-capture",
    choices: [
      Choice("capture", [Capture.weak, .strong]),
      Choice("list-keeps-detail", [Keeping.no, .strongly, .weakly]),
    ]
  ) { setting, stage in
    let conditions = Conditions(
      capture: setting["capture"],
      listKeepsDetail: setting["list-keeps-detail"]
    )
    let app = ReminderApp(conditions, on: stage)
    app.openDetail()
    stage.moment("detail-open")

    app.nav?.popViewController()
    stage.moment("leaving")

    stage.settle()
    stage.moment("left")

    app.openDetail()
    stage.moment("second-open")

    app.nav?.popViewController()
    stage.settle()
    stage.moment("second-left")
  }
}
