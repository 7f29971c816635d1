import Foundation

/// What Foundation's token owns, in the place of the token itself: a class of Foundation's tells
/// nobody when it goes, but what it alone owns goes with it.
///
/// The token owns the observing block. So the block handed to Foundation captures this object
/// alone, and this object owns the app's block.
final class ObserverToken: LabObject {
  private let block: MarkedAction

  private init(_ name: String, _ block: MarkedAction, in notebook: Notebook) {
    self.block = block
    super.init(name, in: notebook)
  }

  /// Has `center` run `block`. The center owns the token that is returned, and so may the app.
  static func observe(
    _ name: Notification.Name,
    in center: NotificationCenter,
    as token: String,
    block: MarkedAction,
    notebook: Notebook
  ) -> any NSObjectProtocol {
    // Posted and run on one thread: nothing is sent anywhere.
    nonisolated(unsafe) let token = ObserverToken(token, block, in: notebook)
    return center.addObserver(forName: name, object: nil, queue: nil) { _ in token.block() }
  }
}
