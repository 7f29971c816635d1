import Foundation
import RefGraph
import Testing

@testable import RefGraphTesting

@Suite(.serialized) struct TryTests {
  func show(_ t: String, _ f: [Finding]) { print("=== \(t)"); for x in f { print("[\(x.severity)]"); print(x.message); print() } }
  @Test func all() async throws {
    show("closure", Nursery.findings { n in let p = Page(); p.bind(); n.watch(p, as: "page") })
    show("weak", Nursery.findings { n in let p = Page(); p.bindWeakly(); n.watch(p, as: "page") })
    show("both", Nursery.findings { n in let p = Page(); p.bindBoth(); n.watch(p, as: "page") })
    show("method", Nursery.findings { n in let p = Page(); p.bindMethod(); n.watch(p, as: "page") })
    show("delegate", Nursery.findings { n in let c = Coordinator(); c.start(); n.watch(c, as: "coordinator"); n.watch(c.page!, as: "page") })
    show("children", Nursery.findings { n in let p = Page(); p.children = [Page(), Page()]; for c in p.children { c.owner = p }; n.watch(p.children[1], as: "child"); n.watch(p, as: "page") })
    show("handlers", Nursery.findings { n in let p = Page(); p.handlers = ["save": { p.close() }, "cancel": p.close]; n.watch(p, as: "page") })
    show("lazy", Nursery.findings { n in let p = Page(); _ = p.title(); n.watch(p, as: "page") })
    show("state", Nursery.findings { n in let p = Page(); let q = Page(); p.state = .loaded([q], then: { q.close() }); q.owner = p; n.watch(p, as: "page");n.watch(q, as: "page") })
    let held = Page()
    show("held", Nursery.findings { n in let p = Page(); held.children = [p]; n.watch(p, as: "page") })
    show("held2", Nursery.findings { n in let p = Page(); held.children = [p]; p.owner = held; n.watch(p, as: "page") })
    held.children = []
    let n1 = Nursery()
    await { let s = Store(); await s.bind(); n1.watch(s, as: "store") }()
    show("actor", n1.findings())
    show("task", Nursery.findings { n in let p = Page(); nonisolated(unsafe) let q = p; p.task = Task { try? await Task.sleep(for: .seconds(1000)); q.close() };  n.watch(p, as: "page") })
    try await Task.sleep(for: .milliseconds(100))
    let n2 = Nursery()
    ({ let p = Page(); nonisolated(unsafe) let q = p; p.task = Task { try? await Task.sleep(for: .seconds(1000)); q.close() };  n2.watch(p, as: "page") })()
    try await Task.sleep(for: .milliseconds(100))
    show("task2", n2.findings())
    let center = NotificationCenter()
    show("center", Nursery.findings { n in let p = Page(); nonisolated(unsafe) let q = p; p.token = center.addObserver(forName: .init("x"), object: nil, queue: nil) { _ in q.close() };  n.watch(p, as: "page") })
    show("default", Nursery.findings { n in let p = Page(); nonisolated(unsafe) let q = p; p.token = NotificationCenter.default.addObserver(forName: .init("x"), object: nil, queue: nil) { _ in q.close() };  n.watch(p, as: "page") })
    show("source", Nursery.findings { n in let p = Page(); let s = DispatchSource.makeTimerSource(); s.setEventHandler { p.close() }; s.schedule(deadline: .now() + 1000); s.resume(); p.source = s;  n.watch(p, as: "page") })
    show("item", Nursery.findings { n in let p = Page(); p.item = DispatchWorkItem { p.close() };  n.watch(p, as: "page") })
    show("ticker", Nursery.findings { n in let p = Page(); p.delegate = Ticker { p.close() };  n.watch(p, as: "page") })
  }
}
