import Foundation

/// An observer keeps the token of its observation, and removes that in `deinit`. The center keeps the
/// block, and the block the observer: `deinit` never comes.
extension Story {
  static let notificationBlock = Story(
    "notification-block-deinit-unreachable",
    stage: "Foundation's own NotificationCenter",
    repair: "the block holds the observer weakly, and so `deinit` removes it",
    owners: { ["center": NotificationCenter.default] }
  ) { form, track in
    let observer = MyObserver(form)
    track(observer, "observer")
    if let token = observer.observation { track(token, "token") }
    NotificationCenter.default.post(name: .dataDidChange, object: nil)
  }
}

extension Notification.Name {
  static let dataDidChange = Notification.Name("dataDidChange")
}

final class MyObserver {
  private(set) var observation: (any NSObjectProtocol)?

  init(_ form: Form) {
    let center = NotificationCenter.default
    observation =
      switch form {
      case .leaking:
        center.addObserver(forName: .dataDidChange, object: nil, queue: nil) { _ in
          self.reload()
        }
      case .repaired:
        center.addObserver(forName: .dataDidChange, object: nil, queue: nil) { [weak self] _ in
          self?.reload()
        }
      }
  }

  private func reload() {}

  deinit {
    if let observation { NotificationCenter.default.removeObserver(observation) }
  }
}
