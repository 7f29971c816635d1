/// Sends values on to its subscriptions, which it owns until they are cancelled.
///
/// Where the notebook watches a subject, it watches what comes of it too: each `subscription` and
/// each `cancellable`.
final class PassthroughSubject<Output>: LabObject {
  private var subscriptions: [Subscription] = []

  /// A subscription owns what receives the values. A cancelled one has let go of it.
  private final class Subscription: LabObject {
    private weak var subject: PassthroughSubject?
    private(set) var receive: ((Output) -> Void)?

    init(_ name: String?, to subject: PassthroughSubject, receive: @escaping (Output) -> Void) {
      self.subject = subject
      self.receive = receive
      super.init(name, in: subject.notebook)
    }

    func cancel() {
      subject?.subscriptions.removeAll { $0 === self }
      receive = nil
    }
  }

  /// Sends a value to all who are subscribed.
  func send(_ value: Output) {
    for subscription in subscriptions { subscription.receive?(value) }
  }

  /// Calls `receiveValue` for each value, for as long as the cancellable is kept.
  func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let isWatched = handle != nil
    let subscription = Subscription(
      isWatched ? "subscription" : nil,
      to: self,
      receive: receiveValue
    )
    subscriptions.append(subscription)
    return AnyCancellable(isWatched ? "cancellable" : nil, in: notebook) { subscription.cancel() }
  }

  /// Sets a property of `object`, which the subscription owns, to each value.
  func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

extension PassthroughSubject where Output == Void {
  /// Tells all who are subscribed.
  func send() { send(()) }
}
