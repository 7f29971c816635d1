@testable import RefGraph
import Testing

/// Taking a line out of a built-in scenario is noticed by what it expects, so that its expectations
/// say what the scenario shows.
@Suite struct ScenarioMutationTests {
  /// Lines whose absence changes callbacks and log lines only, which `expect` does not speak of.
  /// The tests of the two scenarios do.
  private static let heard: [String: Set<String>] = [
    "reminders": ["settle"],
    "timer-incident": ["fire page.timer"],
  ]

  @Test(arguments: ScenarioLibrary.names)
  func `a verb that is taken out is missed`(name: String) throws {
    let scenario = try #require(try ScenarioLibrary.scenario(named: name))
    var missedNowhere: Set<String> = []
    let verbs = scenario.verbs()
    #expect(verbs.count > 8)
    for (location, line) in verbs {
      if try !scenario.without(location).isObjectedTo() { missedNowhere.insert(line) }
    }
    #expect(missedNowhere.isSubset(of: Self.heard[name, default: []]), "\(missedNowhere)")
  }

  @Test(arguments: ScenarioLibrary.names)
  func `a verb whose absence no expectation misses is missed in the log`(name: String) throws {
    let scenario = try #require(try ScenarioLibrary.scenario(named: name))
    for (location, line) in scenario.verbs() {
      let changed = try scenario.without(location)
      guard try !changed.isObjectedTo() else { continue }
      let isHeard = try (0..<scenario.settingCount()).contains { number in
        let setting = scenario.setting(number: number)
        let (before, after) = try (scenario.play(setting), changed.play(setting))
        return before.moments.contains { before.log(of: $0.name) != after.log(of: $0.name) }
      }
      #expect(isHeard, "\(line) at \(location)")
    }
  }
}

extension Scenario {
  /// The verbs of the scenario with their places, in no particular order.
  fileprivate func verbs() -> [(RefGraph.SourceLocation, String)] {
    var verbs: [(RefGraph.SourceLocation, String)] = []
    var open = statements + types.flatMap { $0.handlers.flatMap(\.body) }
    while let statement = open.popLast() {
      if case .verb(let call) = statement.kind { verbs.append((statement.location, "\(call)")) }
      open += statement.kind.bodies.flatMap { $0 }
    }
    return verbs
  }

  /// The scenario without the line at a place: its text with that line left out.
  fileprivate func without(_ location: RefGraph.SourceLocation) throws -> Scenario {
    let text = try #require(BuiltInScenarioText.all.first { $0.name == name }?.text)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines[location.line - 1] = ""
    return try Scenario(parsing: lines.joined(separator: "\n"), file: file)
  }

  /// Whether some setting cannot be played, or is not as the scenario expects.
  fileprivate func isObjectedTo() throws -> Bool {
    for number in 0..<settingCount() {
      do throws(PlayError) {
        if try !play(setting(number: number)).objections.isEmpty { return true }
      } catch {
        return true
      }
    }
    return false
  }
}
