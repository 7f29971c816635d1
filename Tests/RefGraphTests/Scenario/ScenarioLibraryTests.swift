@testable import RefGraph
import Testing

@Suite struct ScenarioLibraryTests {
  @Test func `the built-in scenarios are known by their own names`() throws {
    #expect(
      ScenarioLibrary.names == [
        "background-playback",
        "background-work",
        "cell-reuse",
        "closure-capture",
        "controller-lifecycle",
        "early-start",
        "interactive-pop",
        "list-lifecycle",
        "manual-collection-view",
        "modal-lifecycle",
        "notification-observer",
        "presentation",
        "reminders",
        "save-action",
        "save-return",
        "selection",
        "snapshot-updates",
        "swiftui-dependency",
        "swiftui-foreach",
        "swiftui-identity",
        "swiftui-lifetime",
        "swiftui-state-object",
        "timer-incident",
      ]
    )
    for name in ScenarioLibrary.names {
      #expect(try ScenarioLibrary.scenario(named: name)?.name == name)
      #expect(try ScenarioLibrary.scenario(named: name)?.file == "\(name).scenario")
    }
    #expect(try ScenarioLibrary.scenario(named: "none") == nil)
  }

  @Test func `what no moment is taken of is a preamble, and not among them`() throws {
    #expect(ScenarioLibrary.preambles == ["pages-app", "reminders-app", "swiftui-app"])
    for name in ScenarioLibrary.preambles + ScenarioLibrary.names {
      let scenario = try #require(try ScenarioLibrary.scenario(named: name))
      #expect(scenario.isPreamble == ScenarioLibrary.preambles.contains(name), "\(name)")
    }
  }

  @Test func `a course teaches every scenario once`() {
    #expect(ScenarioLibrary.course.sorted() == ScenarioLibrary.names)
    #expect(ScenarioLibrary.course.first == "reminders")
  }

  @Test func `a file may use a built-in scenario: its choices, types and set-up`() throws {
    let text = """
      scenario mine "Mine"
      use reminders
      moment start
      expect alive list
      """
    let scenario = try ScenarioLibrary.read(Array(text.utf8), file: "mine.scenario")
    #expect(scenario.choices.map(\.name) == ["capture", "presentation", "list-keeps-detail"])
    let timeline = try scenario.play(scenario.defaultSetting)
    #expect(timeline.alive(at: "start") == ["sceneDelegate", "window", "nav", "list"])
    #expect(timeline.objections == [])
  }

  @Test func `what a body of a used scenario expects is in that file`() throws {
    let used = """
      scenario used "Used"
      type T
        on check
          moment inside
          expect leaked self
        end
      end
      """
    let texts = ScenarioTexts([("used", used)])
    let own =
      "scenario own \"Own\"\nuse used\nroot t: T\ncall t.check\nmoment after\nexpect alive t"
    let scenario = try texts.read(Array(own.utf8), file: "own.scenario")
    let timeline = try scenario.play(scenario.defaultSetting)
    #expect(
      timeline.moments.map { "\($0.file):\($0.location)" } == [
        "used.scenario:4:5", "own.scenario:5:1",
      ]
    )
    #expect(
      timeline.expectations.map { "\($0.file):\($0.location)" } == [
        "used.scenario:5:5", "own.scenario:6:1",
      ]
    )
  }

  @Test func `texts may use texts that use others, each once`() throws {
    let texts = ScenarioTexts([
      ("a", "scenario a \"A\"\nroot a: T"),
      ("b", "scenario b \"B\"\nuse a\nroot b: T"),
      ("c", "scenario c \"C\"\nuse a\nuse b\nroot c: T\nmoment m"),
    ])
    let scenario = try #require(try texts.scenario(named: "c"))
    let timeline = try scenario.play(scenario.defaultSetting)
    #expect(timeline.alive(at: "m") == ["a", "b", "c"])
  }

  @Test func `two that use each other end in a message`() throws {
    let texts = ScenarioTexts([
      ("a", "scenario a \"A\"\nuse b\nmoment m"), ("b", "scenario b \"B\"\nuse a\nmoment m"),
    ])
    for (name, other) in [("a", "b"), ("b", "a")] {
      let error = #expect(throws: ScenarioError.self) { try texts.scenario(named: name) }
      #expect(error?.diagnostics.map(\.found) == [other])
      #expect(error?.diagnostics.map(\.location) == [RefGraph.SourceLocation(line: 2, column: 5)])
    }
  }

  @Test func `one that uses itself ends in a message`() throws {
    let texts = ScenarioTexts([("a", "scenario a \"A\"\nuse a\nmoment m")])
    #expect(throws: ScenarioError.self) { try texts.scenario(named: "a") }
  }
}
