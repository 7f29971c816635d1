extension Experiment {
  /// What the presenter is told of a page over it: everything, or nothing.
  static let modalLifecycle = Experiment(
    "modal-lifecycle",
    choices: [Choice("style", of: ModalStyle.self)]
  ) { setting, stage in
    let style: ModalStyle = setting["style"]
    let app = SmallApp(on: stage)
    stage.moment("shown")

    app.home?.present(ModalViewController("modal", in: stage.notebook), style: style.presentation)
    stage.moment("presenting")

    stage.settle()
    stage.moment("presented")

    // The scene tells its delegate. The views stay where they are, so the pages hear nothing.
    stage.system.scene.minimise()
    stage.moment("minimised")

    stage.system.scene.open()
    stage.moment("reopened")

    app.nav?.presentedViewController?.dismiss()
    stage.moment("dismissing")

    stage.settle()
    stage.moment("dismissed")
  }
}

/// A page over others.
private final class ModalViewController: UIViewController {}

/// How a page is presented.
private enum ModalStyle: String, CaseIterable {
  case fullScreen = "full-screen"
  case sheet

  var presentation: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .sheet: .pageSheet
    }
  }
}
