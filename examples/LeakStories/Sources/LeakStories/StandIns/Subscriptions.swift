// What the stories need of Combine and RxSwift: who subscribes keeps the subscription, and the
// subscription keeps the closure.

/// Combine's: calls the closure until it is dropped.
final class AnyCancellable {
  private let receiveValue: (String) -> Void

  init(receiveValue: @escaping (String) -> Void) {
    self.receiveValue = receiveValue
  }

  func store(in cancellables: inout [AnyCancellable]) {
    cancellables.append(self)
  }

  func receive(_ value: String) { receiveValue(value) }
}

/// RxSwift's: ends its subscriptions when it goes.
final class DisposeBag {
  private var disposables: [Disposable] = []

  func insert(_ disposable: Disposable) {
    disposables.append(disposable)
  }
}

final class Disposable {
  private let drive: (Double) -> Void

  init(drive: @escaping (Double) -> Void) {
    self.drive = drive
  }

  func next(_ value: Double) { drive(value) }
}
