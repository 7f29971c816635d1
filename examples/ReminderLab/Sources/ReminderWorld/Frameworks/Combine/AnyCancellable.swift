/// A subscription in the hand of its subscriber. Who lets go of it cancels it.
final class AnyCancellable {
  private var whenCancelled: (() -> Void)?

  init(_ whenCancelled: @escaping () -> Void) { self.whenCancelled = whenCancelled }

  /// Ends the subscription, once.
  func cancel() {
    whenCancelled?()
    whenCancelled = nil
  }

  deinit { cancel() }
}
