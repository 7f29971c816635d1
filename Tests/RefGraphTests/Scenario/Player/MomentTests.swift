@testable import RefGraph
import Testing

/// Moments, due objects, expectations, and events and their groups.
@Suite struct MomentTests {
  @Test func `a moment that comes again is numbered, past names that are taken`() throws {
    let timeline = try play(
      """
      moment tick-2
      repeat 3
        moment tick
      end
      """
    )
    #expect(timeline.moments.map(\.name) == ["tick-2", "tick", "tick-3", "tick-4"])
  }

  @Test func `moments and objects may share a name`() throws {
    let timeline = try play("root page: Page\nmoment page")
    #expect(timeline.moments.map(\.name) == ["page"])
    #expect(timeline.alive(at: "page") == ["page"])
  }

  @Test func `each event belongs to the moment after it, and the last to none`() throws {
    let timeline = try play("event \"a\"\nmoment one\nevent \"b\"\nmoment two\nevent \"c\"")
    #expect(timeline.log(of: "one") == ["a"])
    #expect(timeline.log(of: "two") == ["b"])
    #expect(timeline.log == ["a", "b", "c"])
    let two = try #require(timeline.moment(named: "two"))
    #expect(timeline.moment(before: two)?.name == "one")
    #expect(try timeline.moment(before: #require(timeline.moment(named: "one")))?.name == nil)
    #expect(timeline.moment(named: "three")?.name == nil)
  }

  @Test func `the first branch that holds is played`() throws {
    let text = """
      choice a = x | y | z
      choice b = on | off
      if a is x and b is on
        event "x on"
      else if a is not y or z
        event "x off"
      else if a is y or z and b is not on
        event "not x off"
      else
        event "rest"
      end
      """
    #expect(try play(text).log == ["x on"])
    #expect(try play(text, ["b": "off"]).log == ["x off"])
    #expect(try play(text, ["a": "y", "b": "off"]).log == ["not x off"])
    #expect(try play(text, ["a": "z", "b": "off"]).log == ["not x off"])
    #expect(try play(text, ["a": "z"]).log == ["rest"])
  }

  @Test func `a repeat of nothing takes no time`() throws {
    let timeline = try play("repeat 1000\nrepeat 1000000\nend\nend\nevent \"after\"")
    #expect(timeline.log == ["after"])
  }

  @Test func `events in an unordered block are one group, each statement a strand`() throws {
    let timeline = try play(
      """
      event "a"
      unordered
        event "b"
        event "c" k=v
        repeat 2
          event "r"
        end
      end
      unordered
        event "d"
      end
      event "e"
      """
    )
    #expect(timeline.log == ["a", "~ b", "~ c k=v", "~ r", "~ r", "~ d", "e"])
    let strands = timeline.events.map { $0.strand.map { "\($0.group).\($0.number)" } ?? "–" }
    #expect(strands == ["–", "1.1", "1.2", "1.3", "1.3", "2.1", "–"])
  }

  @Test func `due objects stand in the order in which they became due, once`() throws {
    let timeline = try play(
      """
      root a: T
      root b: T
      let c: T
      moment before
      due b, a
      due a, c
      moment after
      """
    )
    let after = try #require(timeline.moment(named: "after")?.snapshot)
    let handles = SnapshotAnalysis(of: after).verdicts.map { "\($0.handle) \($0.kind)" }
    #expect(handles == ["b abandoned", "a abandoned", "c released"])
    #expect(timeline.moment(named: "before")?.snapshot.due == [])
  }

  @Test func `an expectation means its names and fields as they were at the moment`() throws {
    let timeline = try play(
      """
      root app: App
      let page: Page
      app.page -> page
      moment before
      clear app.page
      let late: T
      expect alive page
      expect owner app of app.page
      expect alive late
      moment after
      expect alive page
      """
    )
    #expect(
      timeline.objections == [
        "`late` leads to no object at this moment",
        "expected `page` to be alive, but it is released",
      ]
    )
  }

  @Test func `an expectation means a name that was given on as it was at the moment`() throws {
    let timeline = try play(
      """
      root app: App
      repeat 2
        let page: Page
        app.pages[] -> page
        moment m
        expect alive page
      end
      repeat 1
        let page: Page
        expect owner app of page
      end
      """
    )
    #expect(timeline.objections == [])
    let targets = timeline.expectations.map(\.kind)
    guard case .alive(let first) = targets[0], case .alive(let second) = targets[1],
      case .owner(_, let third) = targets[2]
    else {
      Issue.record("other expectations: \(targets)")
      return
    }
    #expect(first.object != second.object)
    #expect(second.object == third.object)
  }

  @Test func `expectations in bodies know self and captures`() throws {
    let timeline = try play(
      """
      type Page
        field model
        on check
          expect alive self, self.model
          closure f [it -> self.model]
            expect alive it
          end
          call f
        end
      end
      root page: Page
      let model: Model
      page.model -> model
      moment m
      call page.check
      """
    )
    #expect(timeline.expectations.count == 3)
    #expect(timeline.objections == [])
  }

  @Test func `an element is found by the label of its array`() throws {
    let timeline = try play(
      """
      root app: App
      let a: T
      let b: T
      app.items[] -> a
      app.items[] -> b
      moment m
      remove b from app.items
      expect alive app.items
      """
    )
    guard case .alive(let target)? = timeline.expectations.first?.kind else { return }
    let snapshot = try #require(timeline.moment(named: "m")?.snapshot)
    #expect(target.object == snapshot.object(named: "b")?.id)
  }

  @Test func `a field that is expected to be nil must be one that the object has`() throws {
    let error = try playError(
      "type Page\n  field timer\nend\nroot page: Page\nmoment m\nexpect nil page.timr"
    )
    #expect(error?.contains("test.scenario:7:12: error: ") == true)
    #expect(error?.contains("timer") == true)
  }

  @Test func `two plays of one setting are the same`() throws {
    let scenario = try #require(try ScenarioLibrary.scenario(named: "reminders"))
    let first = try scenario.play(scenario.defaultSetting)
    let second = try scenario.play(scenario.defaultSetting)
    #expect(first.events == second.events)
    #expect(first.expectations == second.expectations)
    #expect(first.moments.map(\.name) == second.moments.map(\.name))
  }
}
