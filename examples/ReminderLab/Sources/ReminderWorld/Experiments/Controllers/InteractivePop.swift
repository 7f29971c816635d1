extension Experiment {
  /// The swipe back that the user may break off: what begins with it must not be final.
  static let interactivePop = Experiment(
    "interactive-pop",
    choices: [Choice("gesture", of: Gesture.self)]
  ) { setting, stage in
    let app = SmallApp(on: stage)
    app.open(DraftViewController("page", in: stage.notebook))
    stage.moment("shown")

    app.nav?.beginInteractivePop()
    stage.moment("swiping")

    switch setting["gesture"] as Gesture {
    case .finished: app.nav?.finishInteractivePop()
    case .cancelled: app.nav?.cancelInteractivePop()
    }
    stage.settle()
    stage.moment("decided")
  }

  /// How the swipe ends.
  private enum Gesture: String, CaseIterable {
    case finished, cancelled
  }
}
