extension Experiment {
  /// Card 7: show and push add to the stack that is there, present makes a stack of its own.
  static let presentation = Experiment(
    "presentation",
    choices: [Choice("presentation", of: Presentation.self)]
  ) { setting, stage in
    let app = ReminderApp(Conditions(presentation: setting["presentation"]), on: stage)
    app.nav?.printNavigationStack()
    stage.moment("list-shown")

    app.openDetail()
    app.nav?.printNavigationStack()
    app.detailNav?.printNavigationStack()
    stage.moment("detail-open")

    app.leaveDetail()
    app.nav?.printNavigationStack()
    stage.moment("returned")
  }
}

extension UINavigationController {
  /// Logs who is in the stack, from the bottom to the top.
  fileprivate func printNavigationStack() {
    let pages = viewControllers.compactMap(\.handle).joined(separator: ", ")
    log("printNavigationStack", ["viewControllers": pages])
  }
}
