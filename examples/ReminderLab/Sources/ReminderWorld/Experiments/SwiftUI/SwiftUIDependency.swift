extension Experiment {
  /// Which bodies run again: a child's when its input has changed, not because its parent's did;
  /// and those that observe the object, or have read the property.
  static let swiftUIDependency = Experiment(
    "swiftui-dependency",
    choices: [
      Choice("model", of: Model.self),
      Choice("change", of: Change.self),
      Choice("badge", of: BadgeInput.self),
    ]
  ) { setting, stage in
    switch setting["model"] as Model {
    case .observableObject: play(PublishingUserScreen.self, setting, on: stage)
    case .observable: play(ObservableUserScreen.self, setting, on: stage)
    }
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

  private static func launch<Screen: UserScreen>(
    _ type: Screen.Type,
    _ badge: BadgeInput,
    on stage: Stage
  ) -> HostedApp {
    let userApp = UserApp<Screen.Model>("app", in: stage.notebook)
    stage.system.app = userApp
    return HostedApp(Screen(user: userApp.user, badge: badge), on: stage)
  }

  private static func play<Screen: UserScreen>(
    _ type: Screen.Type,
    _ setting: Setting,
    on stage: Stage
  ) {
    let app = launch(type, setting["badge"], on: stage)
    stage.moment("shown")

    app.change(type) { $0.ticks += 1 }
    stage.moment("ticked")

    app.change(type) { screen in
      switch setting["change"] as Change {
      case .name: screen.user.name = "Bea"
      case .age: screen.user.age += 1
      }
    }
    stage.moment("changed")
  }
}
