/// A screen reads its presentation controller in order to become its delegate. Reading makes it, and
/// until the screen is presented and dismissed it holds the screen.
extension Story {
  static let earlyPresentation = Story(
    "presentation-controller-read-early",
    stage: "UIKit stands in",
    repair: "the property is not read before the screen is presented"
  ) { form, track in
    let presented = PresentedViewController()
    track(presented, "presented")
    if form == .leaking { track(presented.presentationController, "presentation") }
  }
}

final class PresentedViewController: UIViewController {
  private(set) lazy var presentationController = UIPresentationController(self, from: nil)
}

final class UIPresentationController {
  private(set) var presentedViewController: UIViewController?
  private(set) var presentingViewController: UIViewController?

  init(_ presented: UIViewController, from presenting: UIViewController?) {
    presentedViewController = presented
    presentingViewController = presenting
  }

  func dismiss() {
    presentedViewController = nil
    presentingViewController = nil
  }
}
