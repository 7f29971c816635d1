extension Experiment {
  /// An observer that is never removed: the center keeps the block, and what the block captured.
  static let notificationObserver = Experiment(
    "notification-observer",
    choices: [
      Choice("form", of: KeyboardViewController.Form.self),
      Choice("capture", [Capture.strong, .weak]),
      Choice("removal", of: KeyboardViewController.Removal.self),
    ]
  ) { setting, stage in
    let conditions = KeyboardViewController.Conditions(
      form: setting["form"],
      capture: setting["capture"],
      removal: setting["removal"]
    )
    let app = SmallApp(on: stage)
    app.open(KeyboardViewController("page", conditions, on: stage))
    stage.system.notifications.post(.keyboardWillShow)
    stage.moment("shown")

    app.goBack()
    stage.moment("left")

    stage.system.notifications.post(.keyboardWillShow)
    stage.moment("posted")
  }
}
