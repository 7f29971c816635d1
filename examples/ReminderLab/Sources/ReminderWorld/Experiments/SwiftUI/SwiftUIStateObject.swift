extension Experiment {
  /// Whose object it is decides how long it lives: the place's, the view value's, or the root's.
  static let swiftUIStateObject = Experiment(
    "swiftui-state-object",
    choices: [Choice("owner", of: ModelOwner.self)]
  ) { setting, stage in
    switch setting["owner"] as ModelOwner {
    case .stateObject: play(ChildOwnsModelScreen(in: stage.notebook), on: stage)
    case .observedInBody: play(BodyMakesModelScreen(in: stage.notebook), on: stage)
    case .environment: play(RootOwnsModelScreen(in: stage.notebook), on: stage)
    }
  }

  /// Who owns the model.
  private enum ModelOwner: String, CaseIterable {
    case stateObject = "state-object"
    case observedInBody = "observed-in-body"
    case environment
  }

  private static func play<Screen: TickingScreen>(_ screen: Screen, on stage: Stage) {
    let app = HostedApp(screen, on: stage)
    stage.moment("shown")

    app.change(Screen.self) { $0.ticks += 1 }
    stage.moment("updated")

    app.change(Screen.self) { $0.ticks += 1 }
    stage.moment("updated-again")

    app.change(Screen.ChildView.self) { $0.model.title = "Another title" }
    stage.moment("published")

    app.change(Screen.self) { $0.showsChild = false }
    stage.moment("child-gone")

    app.signOut()
    stage.moment("host-gone")
  }
}
