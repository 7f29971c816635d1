import Foundation
import RefGraph
import Synchronization
import Testing

@testable import RefGraphTesting

/// A page that may hold itself.
private final class Link {
  var next: Link?
  var owner: AnyObject?
}

/// A tree whose child holds it, and whose child a thread makes anew all the time.
private final class Tree: @unchecked Sendable {
  private var children: [AnyObject] = []
  private let hasEnded = Mutex(false)

  func grow() {
    let isReady = DispatchSemaphore(value: 0)
    Thread { [self] in
      let leaves = (0..<50).map { _ in Link() }
      repeat {
        let child = Link()
        child.owner = self
        children = leaves + [child]
        isReady.signal()
      } while !hasEnded.withLock(\.self)
      children = []
    }
    .start()
    isReady.wait()
  }

  func end() { hasEnded.withLock { $0 = true } }
}

struct GraphExpectationTests {
  private func reminders() throws -> Scenario {
    try #require(try ScenarioLibrary.scenario(named: "reminders"))
  }

  @Test func `live objects are asked for cycles`() {
    let (first, second) = (Link(), Link())
    first.next = second
    expectNoRetainCycles(from: ["first": first])
    second.next = first
    expectCycle("first", "second", from: ["first": first, "second": second])
    second.next = nil
  }

  @Test func `no cycle is missed while a thread changes its objects`() {
    let tree = Tree()
    tree.grow()
    for _ in 0..<60 {
      let found = GraphQuestion.noRetainCycles(.none).findings(in: .objects(["tree": tree]))
      #expect(found.map(\.finding.severity) == [.failure])
    }
    tree.end()
  }

  @Test func `the owner of a live object is the one that was given`() {
    let (first, second) = (Link(), Link())
    first.next = second
    expectOwners(of: "second", are: ["first", "second"], from: ["first": first, "second": second])
  }

  @Test func `a moment of a scenario is asked as live objects are`() throws {
    let scenario = try reminders()
    let strong = ["capture": "strong", "list-keeps-detail": "yes"]
    expectReleased("detail", "onSave", in: .moment("after-pop", of: scenario))
    expectNoRetainCycles(in: .moment("after-pop", of: scenario))
    expectCycle("list", "detail", "onSave", in: .moment("after-pop", of: scenario, with: strong))
    expectOwners(
      of: "detail",
      are: ["sceneDelegate"],
      in: .moment("after-pop", of: scenario, with: strong)
    )
  }

  @Test func `a timeline and a snapshot are asked as their scenario is`() throws {
    let scenario = try reminders()
    let timeline = try scenario.play(scenario.defaultSetting)
    expectReleased("detail", in: .moment("after-pop", of: timeline))
    let moment = try #require(timeline.moment(named: "after-pop"))
    expectReleased("detail", in: .snapshot(moment.snapshot))
  }

  @Test func `no objects are a mistake of the test`() {
    let found = GraphQuestion.noRetainCycles(.none).findings(in: .objects([:]))
    #expect(
      found.map(\.finding) == [
        Finding(
          severity: .failure,
          message: """
            no graph: there is no object to begin with
            Give at least one object.
            """
        )
      ]
    )
  }
}
