/// A stack of pages, which it owns. It shows the top one.
final class UINavigationController: UIViewController {
  private(set) var viewControllers: [UIViewController] = []

  override var isPage: Bool { false }
  var topViewController: UIViewController? { viewControllers.last }

  /// Adds a page and, where the stack is on screen, brings it there.
  func pushViewController(_ entering: UIViewController) {
    let leaving = topViewController
    viewControllers.append(entering)
    entering.parent = self
    if leaving == nil {
      screen?.cut(from: nil, to: entering)
    } else {
      screen?.animate(from: leaving, to: entering)
    }
  }

  /// Takes the top page off the stack. The transition alone holds it until the animation has ended.
  func popViewController() {
    guard viewControllers.count > 1 else { return }
    let leaving = viewControllers.removeLast()
    leaving.parent = nil
    screen?.animate(from: leaving, to: topViewController)
  }

  override func loadViewIfNeeded() {
    super.loadViewIfNeeded()
    topViewController?.loadViewIfNeeded()
  }

  override func send(_ appearance: Appearance) {
    topViewController?.send(appearance)
  }
}

// MARK: - The swipe from the edge

extension UINavigationController {
  /// The user begins to drag the top page away. The stack keeps it: nothing is decided yet.
  func beginInteractivePop() {
    guard viewControllers.count > 1 else { return }
    screen?.animate(from: viewControllers.last, to: viewControllers[viewControllers.count - 2])
  }

  /// The finger lifts beyond the middle: the page is popped.
  func finishInteractivePop() {
    viewControllers.removeLast().parent = nil
  }

  /// The finger went back: everything is as before.
  func cancelInteractivePop() {
    screen?.cancelTransition()
  }
}

extension UIViewController {
  /// The navigation controller in whose stack this page is.
  final var navigationController: UINavigationController? { parent as? UINavigationController }
}
