import Foundation

/// NotificationCenter → token → block, until the token is handed back.
final class NotificationPage: BackgroundPage {
  private var token: (any NSObjectProtocol)?

  override func startWork() {
    token = ObserverToken.observe(
      .keyboardWillShow,
      in: system.notifications.center,
      as: "token",
      block: makeHandler(),
      notebook: notebook
    )
  }

  override func stopWork() {
    if let token { system.notifications.center.removeObserver(token) }
    token = nil
  }
}
