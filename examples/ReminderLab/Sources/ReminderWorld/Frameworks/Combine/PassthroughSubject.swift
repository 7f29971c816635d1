/// Sends values on to its subscriptions, which it owns until they are cancelled.
final class PassthroughSubject<Output> {
  private var subscriptions: [Subscription] = []

  /// A subscription owns what receives the values. A cancelled one has let go of it.
  private final class Subscription {
    var receive: ((Output) -> Void)?

    init(_ receive: @escaping (Output) -> Void) { self.receive = receive }
  }

  /// Sends a value to all who are subscribed.
  func send(_ value: Output) {
    for subscription in subscriptions { subscription.receive?(value) }
  }

  /// Calls `receiveValue` for each value, for as long as the cancellable is kept.
  func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let subscription = Subscription(receiveValue)
    subscriptions.append(subscription)
    return AnyCancellable { [weak self] in
      self?.subscriptions.removeAll { $0 === subscription }
      subscription.receive = nil
    }
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
