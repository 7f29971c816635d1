@testable import RefGraph
import Testing

/// What a built-in scenario expects notices when one of its verbs is taken out, so that it says
/// what the scenario shows. For a text that is there to be used, the scenarios that use it do.
@Suite struct ScenarioMutationTests {
  private static let scenarios = Result {
    try BuiltInScenarioText.all.compactMap { try ScenarioLibrary.scenario(named: $0.name) }
  }

  /// Unoptimised, every fourth verb; all of them where time is given.
  private static let pace = SnapshotAnalysisTests.isExhaustive ? 1 : 4

  @Test(arguments: BuiltInScenarioText.all.map(\.name))
  func `a verb that is taken out is missed`(name: String) throws {
    let text = try #require(BuiltInScenarioText.all.first { $0.name == name }?.text)
    // A preamble expects nothing, in however many combinations.
    let players = try Self.scenarios.get().filter { scenario in
      !scenario.isPreamble && (scenario.name == name || scenario.uses.contains { $0.name == name })
    }
    .map(\.name)
    let scenario = try #require(try ScenarioLibrary.scenario(named: name))
    let verbs = scenario.ownVerbs()
    for index in stride(from: 0, to: verbs.count, by: Self.pace) {
      let (location, line) = verbs[index]
      let changed = text.withoutLine(location.line)
      let library = ScenarioTexts(
        BuiltInScenarioText.all.map { ($0.name, $0.name == name ? changed : $0.text) }
      )
      let isMissed = players.contains { player in
        // A text that uses what the verb made is wrong without it.
        guard let changed = try? library.scenario(named: player) else { return true }
        return changed.isObjectedTo()
      }
      #expect(isMissed, "\(name).scenario:\(location): nothing misses `\(line)`")
    }
  }

  @Test func `nothing is missed where nothing is expected`() throws {
    let scenario = try Scenario(
      parsing: "scenario s \"t\"\nlet nav: UINavigationController\nlet page: UIViewController\n"
        + "push page onto nav\nmoment m",
      file: "s.scenario"
    )
    #expect(scenario.ownVerbs().map(\.line) == ["push page onto nav"])
    #expect(!scenario.isObjectedTo())
  }
}

extension Scenario {
  /// The verbs that stand in the scenario's own text, in no particular order.
  fileprivate func ownVerbs() -> [(location: RefGraph.SourceLocation, line: String)] {
    var verbs: [(RefGraph.SourceLocation, String)] = []
    let ownTypes = types.dropFirst(uses.reduce(0) { $0 + $1.typeCount })
    var open = Array(statements.dropFirst(uses.reduce(0) { $0 + $1.statementCount }))
    open += ownTypes.flatMap { $0.handlers.flatMap(\.body) }
    while let statement = open.popLast() {
      if case .verb(let call) = statement.kind { verbs.append((statement.location, "\(call)")) }
      open += statement.kind.bodies.flatMap { $0 }
    }
    return verbs
  }

  /// Whether some setting cannot be played, or is not as the scenario expects.
  fileprivate func isObjectedTo() -> Bool {
    (0..<settingCount()).contains { number in
      guard let timeline = try? play(setting(number: number)) else { return true }
      return !timeline.objections.isEmpty
    }
  }
}

extension String {
  /// The text with an empty line in the place of one, counted from 1.
  fileprivate func withoutLine(_ number: Int) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    lines[number - 1] = ""
    return lines.joined(separator: "\n")
  }
}
