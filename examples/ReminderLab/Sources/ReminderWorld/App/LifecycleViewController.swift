/// A page that may make a beginner's mistake.
final class LifecycleViewController: UIViewController {
  /// - Parameter touchesView: asks for the view in `init`, where it is too early: the view is
  ///   loaded there and then.
  init(_ name: String?, touchesView: Bool, in notebook: Notebook) {
    super.init(name, in: notebook)
    if touchesView { loadViewIfNeeded() }
  }
}

/// A page to cover another one with.
final class NextViewController: UIViewController {}
