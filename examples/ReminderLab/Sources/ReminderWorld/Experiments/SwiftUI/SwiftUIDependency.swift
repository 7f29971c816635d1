extension Experiment {
  /// Which bodies run again after a change: those that observe the object, or those that have read
  /// the property.
  static let swiftUIDependency = Experiment(
    "swiftui-dependency",
    choices: [
      Choice("model", of: Model.self),
      Choice("change", of: Change.self),
      Choice("child", of: BadgeView.Comparison.self),
    ]
  ) { setting, stage in
    let change: Change = setting["change"]
    switch setting["model"] as Model {
    case .observableObject:
      let screen = PublishingUserScreen(setting["child"], in: stage.notebook)
      let app = HostedApp(screen, on: stage)
      stage.moment("shown")

      app.change(PublishingUserScreen.self) { screen in
        switch change {
        case .name: screen.user.name = "Bea"
        case .age: screen.user.age += 1
        }
      }
    case .observable:
      let app = HostedApp(ObservableUserScreen(setting["child"], in: stage.notebook), on: stage)
      stage.moment("shown")

      app.change(ObservableUserScreen.self) { screen in
        switch change {
        case .name: screen.user.name = "Bea"
        case .age: screen.user.age += 1
        }
      }
    }
    stage.moment("changed")
  }

  /// How the user tells of changes.
  private enum Model: String, CaseIterable {
    case observableObject = "ObservableObject"
    case observable = "Observable"
  }

  /// Which property changes.
  private enum Change: String, CaseIterable {
    case name, age
  }
}
