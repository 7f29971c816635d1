/// A subscription in the hand of its subscriber. Who lets go of it cancels it.
final class AnyCancellable: LabObject {
  private var whenCancelled: (() -> Void)?

  init(_ name: String?, in notebook: Notebook, whenCancelled: @escaping () -> Void) {
    self.whenCancelled = whenCancelled
    super.init(name, in: notebook)
  }

  /// Ends the subscription, once.
  func cancel() {
    whenCancelled?()
    whenCancelled = nil
  }

  deinit {
    sayGoodbye()
    cancel()
  }
}
