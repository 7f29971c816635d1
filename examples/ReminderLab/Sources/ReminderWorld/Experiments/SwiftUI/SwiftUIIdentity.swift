extension Experiment {
  /// Identity decides what is reused: by the place in the body, by an id, by the branch of an `if`.
  static let swiftUIIdentity = Experiment(
    "swiftui-identity",
    choices: [Choice("identity", of: Identity.self)]
  ) { setting, stage in
    switch setting["identity"] as Identity {
    case .structural: playCounter(hasID: false, on: stage)
    case .id: playCounter(hasID: true, on: stage)
    case .branches: playEditing(sharedID: false, on: stage)
    case .sameID: playEditing(sharedID: true, on: stage)
    }
  }

  /// What gives the views their identity.
  private enum Identity: String, CaseIterable {
    case structural, id, branches
    case sameID = "same-id"
  }

  private static func playCounter(hasID: Bool, on stage: Stage) {
    let app = HostedApp(IdentityScreen(counterHasID: hasID, in: stage.notebook), on: stage)
    stage.moment("first")

    app.change(CounterView.self) { $0.count = 3 }
    stage.moment("tapped")

    app.change(IdentityScreen.self) { $0.value += 1 }
    stage.moment("changed")
  }

  private static func playEditing(sharedID: Bool, on stage: Stage) {
    let app = HostedApp(EditingScreen(branchesShareID: sharedID, in: stage.notebook), on: stage)
    stage.moment("first")

    app.change(NameField.self) { $0.isFocused = true }
    stage.moment("tapped")

    app.change(EditingScreen.self) { $0.isEditing = false }
    stage.moment("changed")

    app.change(EditingScreen.self) { $0.isEditing = true }
    stage.moment("changed-back")
  }
}
