import Foundation

/// A helper observes notifications for its owner and stops when it goes. It is given a method of its
/// owner, which reads as if nothing were captured.
extension Story {
  static let methodReference = Story(
    "method-reference-as-closure",
    stage: "Foundation's own NotificationCenter",
    repair: "a closure with a weak reference calls the method",
    owners: { ["center": NotificationCenter.default] }
  ) { form, track in
    let screen = MyViewController(form)
    track(screen, "screen")
    track(screen.notifwift, "helper")
    track(screen.notifwift.pool[0], "observer")
    NotificationCenter.default.post(name: .userDidChange, object: nil)
  }
}

extension Notification.Name {
  static let userDidChange = Notification.Name("userDidChange")
}

final class Notifwift {
  private(set) var pool: [any NSObjectProtocol] = []

  func observe(_ name: Notification.Name, block: @escaping (Notification) -> Void) {
    let center = NotificationCenter.default
    pool.append(center.addObserver(forName: name, object: nil, queue: nil) { block($0) })
  }

  deinit {
    pool.forEach(NotificationCenter.default.removeObserver)
  }
}

final class MyViewController: UIViewController {
  let notifwift = Notifwift()

  init(_ form: Form) {
    super.init()
    switch form {
    case .leaking: notifwift.observe(.userDidChange, block: reload)
    case .repaired: notifwift.observe(.userDidChange) { [weak self] in self?.reload($0) }
    }
  }

  private func reload(_ notification: Notification) {}
}
