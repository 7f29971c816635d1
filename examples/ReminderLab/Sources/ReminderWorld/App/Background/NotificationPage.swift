import Foundation

/// NotificationCenter → token → block, until the token is handed back.
final class NotificationPage: BackgroundPage {
  private var token: ObserverToken?

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
    token?.remove(from: system.notifications.center)
    token = nil
  }
}
