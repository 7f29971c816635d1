import Foundation
import Testing

@testable import RefGraphTesting

/// Something that Foundation and Dispatch tell of what happens.
private final class Listener {
  private var token: (any NSObjectProtocol)?
  private var source: (any DispatchSourceTimer)?
  private var item: DispatchWorkItem?

  func hear() {}

  func listen(to center: NotificationCenter) {
    nonisolated(unsafe) let listener = self
    token = center.addObserver(forName: .init("saved"), object: nil, queue: nil) { _ in
      listener.hear()
    }
  }

  func listenWeakly(to center: NotificationCenter) {
    nonisolated(unsafe) weak let listener = self
    token = center.addObserver(forName: .init("saved"), object: nil, queue: nil) { _ in
      listener?.hear()
    }
  }

  func stopListening(to center: NotificationCenter) {
    if let token { center.removeObserver(token) }
  }

  func startTimer(weakly isWeak: Bool) {
    let source = DispatchSource.makeTimerSource()
    if isWeak {
      source.setEventHandler { [weak self] in self?.hear() }
    } else {
      source.setEventHandler { self.hear() }
    }
    source.resume()
    self.source = source
  }

  func makeItem(weakly isWeak: Bool) {
    item =
      isWeak
      ? DispatchWorkItem { [weak self] in self?.hear() } : DispatchWorkItem { self.hear() }
  }
}

/// Their holders are not Swift objects that a listener leads to.
struct FoundationLeakTests {
  private func messages(_ body: (Listener) -> Void) -> [String] {
    Nursery.messages { nursery in
      let listener = Listener()
      body(listener)
      nursery.watch(listener, as: "listener")
    }
  }

  private let unseen = [
    """
    listener is held from outside what could be seen, by 1 reference to it.

    Still alive after 10 turns of the run loop
      listener  Listener  tracked at Pages.swift:1
    """
  ]

  @Test func `a notification center's block, until it is removed`() {
    let center = NotificationCenter()
    #expect(messages { $0.listen(to: center) } == unseen)
    #expect(messages { $0.listenWeakly(to: center) } == [])
    let removed = messages { listener in
      listener.listen(to: center)
      listener.stopListening(to: center)
    }
    #expect(removed == [])
  }

  @Test func `a dispatch source's handler, until it is cancelled`() {
    #expect(messages { $0.startTimer(weakly: false) } == unseen)
    #expect(messages { $0.startTimer(weakly: true) } == [])
  }

  @Test func `a work item's block`() {
    #expect(
      messages { $0.makeItem(weakly: false) }
        == unseen.map { $0 + "\n\n1 reference led to no object of Swift." }
    )
    #expect(messages { $0.makeItem(weakly: true) } == [])
  }
}
