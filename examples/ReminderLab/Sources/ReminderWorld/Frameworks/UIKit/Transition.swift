/// A change from one page to another. It holds both for as long as it runs, and a presenter that
/// stays visible too: a page that was popped is still there while it slides away.
final class Transition {
  private var leaving: UIViewController?
  private var entering: UIViewController?
  private let presenter: UIViewController?

  init(
    from leaving: UIViewController?,
    to entering: UIViewController?,
    over presenter: UIViewController? = nil
  ) {
    self.leaving = leaving
    self.entering = entering
    self.presenter = presenter
  }

  /// Loads what enters, and tells both pages that the change begins.
  func begin() {
    entering?.loadViewIfNeeded()
    leaving?.send(.viewWillDisappear)
    entering?.send(.viewWillAppear)
  }

  /// The page that was leaving comes back, the one that was entering leaves again.
  func cancel() {
    swap(&leaving, &entering)
    entering?.send(.viewWillAppear)
    leaving?.send(.viewWillDisappear)
  }

  /// Tells both pages that the change is over.
  func end() {
    leaving?.send(.viewDidDisappear)
    entering?.send(.viewDidAppear)
  }
}
