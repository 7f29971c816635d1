/// A helper lets a bar button run a closure instead of a selector. The screen owns the button, the
/// button the closure, and the closure the screen that its Done button closes.
extension Story {
  static let barButton = Story(
    "bar-button-block",
    stage: "UIKit stands in",
    repair: "the button's closure holds the screen weakly"
  ) { form, track in
    let nav = UINavigationController()
    let screen = LeakyController(form)
    nav.pushViewController(screen)
    track(screen, "screen")
    track(screen.navigationItem, "item")
    if let button = screen.navigationItem.leftBarButtonItem {
      track(button, "button")
      button.tap()
    }
  }
}

final class LeakyController: UIViewController {
  init(_ form: Form) {
    super.init()
    navigationItem.leftBarButtonItem =
      switch form {
      case .leaking: UIBarButtonItem { self.close() }
      case .repaired: UIBarButtonItem { [weak self] in self?.close() }
      }
  }

  private func close() {
    navigationController?.popViewController()
  }
}
