extension Experiment {
  /// State lives as long as its place in the tree: what is out of the tree has lost it, what cannot
  /// be seen has not.
  static let swiftUILifetime = Experiment(
    "swiftui-lifetime",
    choices: [Choice("hiding", of: HidingScreen.Hiding.self)]
  ) { setting, stage in
    let app = HostedApp(HidingScreen(setting["hiding"], in: stage.notebook), on: stage)
    stage.moment("shown")

    app.change(CounterView.self) { $0.count = 3 }
    stage.moment("tapped")

    app.change(HidingScreen.self) { $0.isHidden = true }
    stage.moment("hidden")

    app.change(HidingScreen.self) { $0.isHidden = false }
    stage.moment("shown-again")
  }
}
