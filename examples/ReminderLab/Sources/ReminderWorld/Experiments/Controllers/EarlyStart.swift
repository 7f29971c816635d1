extension Experiment {
  /// What begins before the page is shown, and what comes after it has gone.
  static let earlyStart = Experiment(
    "early-start",
    choices: [
      Choice("start", of: EarlyViewController.Start.self),
      Choice("load-view", of: LoadView.self),
    ]
  ) { setting, stage in
    let loadView: LoadView = setting["load-view"]
    let runLoop = stage.system.runLoop
    let app = SmallApp(on: stage)
    app.home?.page = loadView.page.init("page", start: setting["start"], on: stage)
    app.home?.page?.loadViewIfNeeded()
    runLoop.turn()
    stage.moment("prepared")

    app.showPreparedPage()
    runLoop.turn()
    stage.moment("shown")

    app.goBack()
    runLoop.turn()
    stage.moment("left")

    stage.system.session.answerAll()
    stage.moment("answered")
  }
}

/// Where the page's view comes from.
private enum LoadView: String, CaseIterable {
  case storyboard, overridden

  var page: EarlyViewController.Type {
    switch self {
    case .storyboard: EarlyViewController.self
    case .overridden: OverriddenViewController.self
    }
  }
}
