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

/// Their holders are not Swift objects that a listener leads to: they are looked for in all memory.
struct FoundationLeakTests {
  private static let center = NotificationCenter()

  private func messages(_ body: (Listener) -> Void) -> [String] {
    Nursery.messages { nursery in
      let listener = Listener()
      body(listener)
      nursery.watch(listener, as: "listener")
    }
  }

  @Test func `a notification center's block, until it is removed`() {
    #expect(
      messages { $0.listen(to: Self.center) } == [
        """
        listener is abandoned: FoundationLeakTests.center keeps it for good, and letting go of \
        closure #1 in Listener.listen(to:).capture[0] releases it.
        Capture listener weakly in closure #1 in Listener.listen(to:).

        Due objects
          listener  Listener                            abandoned
            root FoundationLeakTests.center             permanent
            FoundationLeakTests.center -> NotificationCenter  cut: releases
            NotificationCenter.registrar[value 0][value 0].storage[value 0] -> closure
                #1 in closure #2 in NotificationCenter._addObserver<A>(_:object:using:)
                cut: releases
            closure #1 in closure #2 in
                NotificationCenter._addObserver<A>(_:object:using:).capture[0] ->
                closure #1 in Listener.listen(to:)
                cut: releases
            closure #1 in Listener.listen(to:).capture[0] -> listener
                <- cut here: releases listener

        Still alive after 10 turns of the run loop
          listener  Listener  tracked at Pages.swift:1
        """
      ]
    )
    #expect(messages { $0.listenWeakly(to: Self.center) } == [])
    let removed = messages { listener in
      listener.listen(to: Self.center)
      listener.stopListening(to: Self.center)
    }
    #expect(removed == [])
  }

  /// Libraries keep their blocks in memory of their own, and words are left over from what is gone:
  /// that something holds the listener is certain, what it is not always.
  private func expectHeld(_ messages: [String]) {
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.hasPrefix("listener is ") })
  }

  @Test func `a dispatch source's handler, which holds what holds the source`() {
    expectHeld(messages { $0.startTimer(weakly: false) })
    #expect(messages { $0.startTimer(weakly: true) } == [])
  }

  @Test func `a work item's block`() {
    expectHeld(messages { $0.makeItem(weakly: false) })
    #expect(messages { $0.makeItem(weakly: true) } == [])
  }
}
