import Foundation

/// A page that makes room for the keyboard, and so observes its coming.
final class KeyboardViewController: UIViewController {
  private unowned let notifications: Notifications
  private let conditions: Conditions
  private var token: ObserverToken?

  /// The decisions of the page's developer.
  struct Conditions {
    let form: Form
    let capture: Capture
    let removal: Removal
  }

  /// How the page observes: with a closure, or with a method of its own.
  enum Form: String, CaseIterable {
    case block, selector
  }

  /// When the page stops to observe.
  enum Removal: String, CaseIterable {
    case never, disappear
  }

  init(_ name: String, _ conditions: Conditions, on stage: Stage) {
    self.conditions = conditions
    notifications = stage.system.notifications
    super.init(name, in: stage.notebook)
  }

  override func viewDidLoad() {
    switch conditions.form {
    case .block:
      token = ObserverToken.observe(
        .keyboardWillShow,
        in: notifications.center,
        as: "token",
        block: makeBlock(),
        notebook: notebook
      )
    case .selector:
      notifications.addObserver(
        self,
        selector: KeyboardViewController.keyboardWillShow,
        name: .keyboardWillShow
      )
    }
  }

  override func viewDidDisappear() {
    guard conditions.removal == .disappear else { return }
    token?.remove(from: notifications.center)
    token = nil
    notifications.removeObserver(self)
  }

  private func keyboardWillShow() { log("keyboardWillShow") }

  private func adjust() { log("adjusts") }

  /// The center owns the closure, not the page: a strong capture makes the center own the page.
  private func makeBlock() -> MarkedAction {
    guard conditions.capture == .weak else {
      return MarkedAction("block", in: notebook) {
        self.log("keyboard block runs")
        self.adjust()
      }
    }
    return MarkedAction("block", in: notebook) { [weak self, notebook] in
      notebook.write("keyboard block runs")
      self?.adjust()
    }
  }
}
