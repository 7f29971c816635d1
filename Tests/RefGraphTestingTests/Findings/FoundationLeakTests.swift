import Dispatch
import Foundation
import Testing

@testable import RefGraphTesting

/// Their holders are not Swift objects that a page leads to.
@Suite struct `What Foundation and Dispatch keep is told` {
  private final class Listener {
    var token: (any NSObjectProtocol)?
    var source: (any DispatchSourceTimer)?
    var item: DispatchWorkItem?
    func hear() {}
  }

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
    func token(_ block: @escaping @Sendable () -> Void) -> any NSObjectProtocol {
      center.addObserver(forName: .init("saved"), object: nil, queue: nil) { _ in block() }
    }
    #expect(
      messages { listener in
        nonisolated(unsafe) let held = listener
        listener.token = token { held.hear() }
      } == unseen
    )
    #expect(
      messages { listener in
        nonisolated(unsafe) weak let held = listener
        listener.token = token { held?.hear() }
      } == []
    )
    #expect(
      messages { listener in
        nonisolated(unsafe) let held = listener
        center.removeObserver(token { held.hear() })
      } == []
    )
  }

  @Test func `a dispatch source's handler, until it is cancelled`() {
    #expect(
      messages { listener in
        let source = DispatchSource.makeTimerSource()
        source.setEventHandler { listener.hear() }
        source.resume()
        listener.source = source
      } == unseen
    )
    #expect(
      messages { listener in
        let source = DispatchSource.makeTimerSource()
        source.setEventHandler { [weak listener] in listener?.hear() }
        source.resume()
        listener.source = source
      } == []
    )
  }

  @Test func `a work item's block`() {
    #expect(
      messages { listener in
        listener.item = DispatchWorkItem { listener.hear() }
      } == unseen.map { $0 + "\n\n1 reference led to no object of Swift." }
    )
    #expect(
      messages { listener in
        listener.item = DispatchWorkItem { [weak listener] in listener?.hear() }
      } == []
    )
  }
}
