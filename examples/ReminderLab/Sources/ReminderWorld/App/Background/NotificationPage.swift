import Foundation

/// NotificationCenter → token → block, until the token is handed back.
final class NotificationPage: BackgroundPage {
  private var token: (any NSObjectProtocol)?

  override func startWork() {
    // Posted and run on one thread: nothing is sent anywhere.
    nonisolated(unsafe) let handler = makeHandler()
    token = system.notifications.center.addObserver(
      forName: .keyboardWillShow,
      object: nil,
      queue: nil
    ) { _ in handler() }
  }

  override func stopWork() {
    if let token { system.notifications.center.removeObserver(token) }
    token = nil
  }
}
