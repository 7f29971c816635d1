extension Experiment {
  /// Music that goes on is no leak: its owner is the app. A block that owns the page makes it one.
  static let backgroundPlayback = Experiment(
    "background-playback",
    choices: [
      Choice("owner", of: PlayerViewController.PlayerOwner.self),
      Choice("capture", [Capture.strong, .weak]),
    ]
  ) { setting, stage in
    let runLoop = stage.system.runLoop
    let app = SmallApp(on: stage)
    stage.moment("launch")

    app.open(
      PlayerViewController(
        "page",
        owner: setting["owner"],
        capture: setting["capture"],
        sceneDelegate: app.sceneDelegate,
        on: runLoop,
        in: stage.notebook
      )
    )
    runLoop.turn()
    stage.moment("playing")

    app.goBack()
    runLoop.turn()
    stage.moment("after-pop")

    app.sceneDelegate?.stopTheMusic()
    runLoop.turn()
    stage.moment("app-stops")
  }
}
