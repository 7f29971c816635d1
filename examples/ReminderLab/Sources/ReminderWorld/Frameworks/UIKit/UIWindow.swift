/// A window owns its root controller, and through it all that is shown.
final class UIWindow: UIView {
  unowned let screen: Screen

  init(_ name: String?, on screen: Screen, in notebook: Notebook) {
    self.screen = screen
    super.init(name, in: notebook)
  }

  /// What the window shows. A new root comes at once; the old one is let go of after its page has
  /// disappeared.
  var rootViewController: UIViewController? {
    didSet {
      oldValue?.hostingWindow = nil
      rootViewController?.hostingWindow = self
      screen.cut(from: oldValue, to: rootViewController)
    }
  }
}
