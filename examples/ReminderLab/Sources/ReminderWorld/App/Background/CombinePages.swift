/// The subscription lives until it is cancelled, or for as long as the page keeps its cancellable.
/// If the closure keeps the page in turn, that is for ever.
final class SinkPage: BackgroundPage {
  private var cancellable: AnyCancellable?

  override func startWork() {
    let handler = makeHandler()
    cancellable = subject?.sink { _ in handler() }
  }

  override func stopWork() {
    cancellable?.cancel()
  }
}

/// `assign(to:on:)` owns the object that it assigns to: there is no closure to write `weak` in.
final class AssignPage: BackgroundPage {
  private var cancellable: AnyCancellable?
  private var value = 0 {
    didSet { update() }
  }

  override func startWork() {
    cancellable = subject?.assign(to: \.value, on: self)
  }

  override func stopWork() {
    cancellable?.cancel()
  }
}

extension BackgroundPage {
  /// What the app's own part sends its results through.
  fileprivate final var subject: PassthroughSubject<Int>? {
    (system.sceneDelegate as? SceneDelegate)?.subject
  }
}
