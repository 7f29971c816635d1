/// The user logs out from a modal screen, and the window shows the log-in screen at once. The modal was
/// never dismissed: its transition stays among the window's views, and holds both old screens.
extension Story {
  static let rootSwap = Story(
    "root-swapped-under-modal",
    stage: "UIKit stands in; the owner is a global variable",
    repair: "the modal is dismissed before the root is replaced",
    owners: { ["window": mainWindow] }
  ) { form, track in
    let tabs = TabBarController()
    let settings = SettingsViewController()
    mainWindow.rootViewController = tabs
    let transition = tabs.present(settings, in: mainWindow)
    track(tabs, "oldRoot")
    track(settings, "modal")
    track(transition, "transition")
    track(transition.presentationControllerToNotify, "presentation")
    if form == .repaired { tabs.dismiss(transition) }
    mainWindow.rootViewController = UIViewController()
  }

  private static let mainWindow = UIWindow()
}

final class TabBarController: UIViewController {
  private var presentedViewController: SettingsViewController?

  func present(_ screen: SettingsViewController, in window: UIWindow) -> UITransitionView {
    let presentation = UIPresentationController(screen, from: self)
    let transition = UITransitionView(presentation)
    presentedViewController = screen
    screen.presentationController = presentation
    window.addSubview(transition)
    return transition
  }

  func dismiss(_ transition: UITransitionView) {
    presentedViewController = nil
    transition.presentationControllerToNotify.dismiss()
    transition.removeFromSuperview()
  }
}

final class SettingsViewController: UIViewController {
  var presentationController: UIPresentationController?
}

final class UITransitionView: UIView {
  let presentationControllerToNotify: UIPresentationController

  init(_ presentation: UIPresentationController) {
    presentationControllerToNotify = presentation
  }
}
