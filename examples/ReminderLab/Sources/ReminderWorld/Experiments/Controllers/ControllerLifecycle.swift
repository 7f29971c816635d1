extension Experiment {
  /// A page from `init` to `deinit`, covered by another one in between.
  static let controllerLifecycle = Experiment(
    "controller-lifecycle",
    choices: [Choice("init-touches-view", of: Answer.self)]
  ) { setting, stage in
    let answer: Answer = setting["init-touches-view"]
    let app = SmallApp(on: stage)
    stage.moment("launch")

    app.home?.page = LifecycleViewController(
      "page",
      touchesView: answer == .yes,
      in: stage.notebook
    )
    stage.moment("made")

    app.showPreparedPage()
    stage.moment("first-shown")

    app.open(NextViewController("next", in: stage.notebook))
    stage.moment("covered")

    app.goBack()
    stage.moment("uncovered")

    app.goBack()
    stage.moment("popped")
  }

  /// A plain answer to a plain question.
  private enum Answer: String, CaseIterable {
    case no, yes
  }
}
