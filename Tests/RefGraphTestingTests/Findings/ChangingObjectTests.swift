import Foundation
import Synchronization
import Testing

@testable import RefGraphTesting

@Suite struct `Objects that change while they are looked at` {
  /// Lets a thread give a page other children until it is told to stop.
  private final class Changer: Sendable {
    private let isStopped = Mutex(false)
    private let ended = DispatchSemaphore(value: 0)

    func change(_ page: Page) {
      nonisolated(unsafe) let page = page
      Thread.detachNewThread { [self] in
        while !isStopped.withLock({ $0 }) {
          page.children = (0..<50).map { _ in Page() }
          page.bindHandlers(weakly: false)
        }
        page.children = []
        page.handlers = [:]
        ended.signal()
      }
    }

    func stop() {
      isStopped.withLock { $0 = true }
      ended.wait()
    }
  }

  @Test func `are told in one finding, which may be inconclusive`() {
    let changer = Changer()
    let nursery = Nursery()
    Self.make(nursery, changer)
    for _ in 0..<5 {
      let findings = nursery.findings()
      #expect(findings.count == 1)
      #expect(findings.allSatisfy { $0.severity != .warning && $0.message.contains("page is ") })
    }
    changer.stop()
  }

  @inline(never)
  private static func make(_ nursery: Nursery, _ changer: Changer) {
    let page = Page()
    nursery.watch(page, as: "page")
    changer.change(page)
  }
}
