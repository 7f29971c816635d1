import Foundation

/// Foundation's own notification center for the block form, and beside it the selector form, which
/// Foundation has on Apple's systems only.
final class Notifications {
  /// Owns each block, with all that it captures, until its token is handed back.
  let center = NotificationCenter()
  private var observers: [SelectorObserver] = []

  /// An observer that is known, not owned: once it is gone, nothing is called.
  private struct SelectorObserver {
    weak var object: AnyObject?
    let name: Notification.Name
    let selector: TargetAction
  }

  /// From now on calls a method of `observer`, for as long as there is an observer.
  func addObserver<Observer: AnyObject>(
    _ observer: Observer,
    selector: @escaping (Observer) -> () -> Void,
    name: Notification.Name
  ) {
    observers.append(
      SelectorObserver(object: observer, name: name, selector: TargetAction(observer, selector))
    )
  }

  /// No method of `observer` is called any more.
  func removeObserver(_ observer: AnyObject) {
    observers.removeAll { $0.object === observer }
  }

  /// Tells all who observe this name.
  func post(_ name: Notification.Name) {
    center.post(name: name, object: nil)
    for observer in observers where observer.name == name { observer.selector.send() }
  }
}

extension Notification.Name {
  /// What the keyboard posts before it comes up.
  static let keyboardWillShow = Notification.Name("UIKeyboardWillShowNotification")
}
