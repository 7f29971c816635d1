import Foundation

/// Stands for Foundation's token, which tells nobody when it goes.
///
/// The notification center owns the block that is handed to it, and that block owns the app's block,
/// and this object, which the app may own too. So the app's block goes when, and only when,
/// Foundation lets go of its own.
final class ObserverToken: LabObject {
  private var registration: (any NSObjectProtocol)?

  /// Has `center` run `block`. The center owns the token that is returned, and so may the app.
  static func observe(
    _ name: Notification.Name,
    in center: NotificationCenter,
    as token: String,
    block: MarkedAction,
    notebook: Notebook
  ) -> ObserverToken {
    let token = ObserverToken(token, in: notebook)
    // Posted and run on one thread: nothing is sent anywhere.
    nonisolated(unsafe) let owned = (token: token, block: block)
    token.registration = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      owned.block()
    }
    return token
  }

  /// Has `center` forget the block. Foundation's token stays with this one, so what goes now does not
  /// go with the token.
  func remove(from center: NotificationCenter) {
    if let registration { center.removeObserver(registration) }
  }
}
