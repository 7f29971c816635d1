extension Experiment {
  /// The whole visit: open Detail, save, leave, sign out.
  static let reminders = Experiment(
    "reminders",
    choices: [
      Choice("capture", [Capture.weak, .strong, .unowned]),
      Choice("presentation", of: Presentation.self),
      Choice("list-keeps-detail", [Keeping.no, .yes]),
    ]
  ) { setting, stage in
    let conditions = Conditions(
      capture: setting["capture"],
      presentation: setting["presentation"],
      listKeepsDetail: setting["list-keeps-detail"]
    )
    let verb = conditions.presentation == .present ? "dismiss" : "pop"
    stage.notebook.stop(after: "onSave closure", as: "saving")

    let app = ReminderApp(conditions, on: stage)
    stage.moment("launch")

    app.openDetail()
    stage.moment("detail-open")

    app.typeNewTitle()
    app.detail?.saveReminder()
    stage.moment(verb == "pop" ? "popping" : "dismissing")

    stage.settle()
    stage.moment("after-\(verb)")

    app.window?.rootViewController = LoginViewController("login", in: stage.notebook)
    stage.moment("after-sign-out")
  }
}
