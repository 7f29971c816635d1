/// How much of the presenter a presented page covers.
enum UIModalPresentationStyle {
  /// The presenter stays visible behind the page, and is told nothing.
  case pageSheet
  /// The presenter disappears.
  case fullScreen
}

/// Stands between a presented controller and its presenter, and holds both. The presented one holds
/// it: a cycle that the framework itself takes down when the presentation ends.
final class UIPresentationController {
  let presentedViewController: UIViewController
  let presentingViewController: UIViewController
  let style: UIModalPresentationStyle

  init(
    presented: UIViewController,
    presenting: UIViewController,
    style: UIModalPresentationStyle
  ) {
    presentedViewController = presented
    presentingViewController = presenting
    self.style = style
  }
}

extension UIViewController {
  /// The outermost container around this controller: it is the one that presents.
  final var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The screen on which the controller is, or `nil` where it is on none.
  final var screen: Screen? {
    var controller = outermost
    while let presentation = controller.presentationController {
      controller = presentation.presentingViewController.outermost
    }
    return controller.hostingWindow?.screen
  }

  /// Shows `controller` over the outermost container.
  final func present(
    _ controller: UIViewController,
    style: UIModalPresentationStyle = .pageSheet
  ) {
    let presenter = outermost
    presenter.presentedViewController = controller
    controller.presentationController = UIPresentationController(
      presented: controller,
      presenting: presenter,
      style: style
    )
    let covered = style == .fullScreen ? presenter : nil
    screen?.animate(from: covered, to: controller, over: presenter)
  }

  /// Takes away the presentation that this controller is part of.
  final func dismiss() {
    let leaving = outermost
    guard let screen, let presentation = leaving.presentationController else { return }
    let presenter = presentation.presentingViewController
    presenter.presentedViewController = nil
    leaving.presentationController = nil
    let uncovered = presentation.style == .fullScreen ? presenter : nil
    screen.animate(from: leaving, to: uncovered, over: presenter)
  }

  /// Shows `controller` in the way of whatever this controller is in: a navigation controller
  /// pushes it, otherwise it is presented.
  final func show(_ controller: UIViewController) {
    if let navigationController {
      navigationController.pushViewController(controller)
    } else {
      present(controller)
    }
  }
}
