extension Experiment {
  /// The page that never went: its timer's block owned it, and it stopped the timer in `deinit`.
  static let timerIncident = Experiment(
    "timer-incident",
    choices: [
      Choice("capture", [Capture.strong, .weak, .none]),
      Choice("stop", of: CountdownViewController.StopPlace.self),
    ]
  ) { setting, stage in
    let runLoop = stage.system.runLoop
    let app = SmallApp(on: stage)
    stage.moment("launch")

    app.open(
      CountdownViewController(
        "page",
        capture: setting["capture"],
        stop: setting["stop"],
        on: runLoop,
        in: stage.notebook
      )
    )
    runLoop.turn()
    stage.moment("counting")

    app.open(HelpViewController("help", in: stage.notebook))
    runLoop.turn()
    stage.moment("covered")

    app.goBack()
    stage.moment("uncovered")

    app.nav?.popViewController()
    stage.moment("popping")

    stage.settle()
    runLoop.turn()
    stage.moment("after-pop")
  }
}
