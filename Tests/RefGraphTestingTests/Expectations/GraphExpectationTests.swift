import RefGraph
import Testing

@testable import RefGraphTesting

/// A page that may hold itself.
private final class Link {
  var next: Link?
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
