/// The rows that verbs make references from, by name.
extension FrameworkFact {
  static let windowRoot = row("window.rootViewController")
  static let stackElement = row("navigationController.viewControllers")
  static let parent = row("viewController.parent")
  static let presented = row("viewController.presentedViewController")
  static let presenting = row("viewController.presentingViewController")
  static let presentation = row("viewController.presentationController")
  static let presentationPresented = row("presentationController.presentedViewController")
  static let presentationPresenting = row("presentationController.presentingViewController")
  static let transitionFrom = row("transition.fromViewController")
  static let transitionTo = row("transition.toViewController")
  static let runLoopTimer = row("runLoop.timers")
  static let timerBlock = row("timer.block")

  private static func row(_ name: String) -> FrameworkFact {
    guard let fact = named(name) else { preconditionFailure("no framework fact `\(name)`") }
    return fact
  }
}
