internal import RefGraph

extension Comparison {
  /// Values of the other choices with which the choice makes a difference that it does not make here.
  struct Elsewhere {
    /// The values that are to change, as `size=large`.
    let words: String
    /// The comparison with them.
    let command: String
  }

  /// Whether the plays differ in more than their references: in what happens, in what is released,
  /// in cycles, or in verdicts.
  var decidesSomething: Bool {
    rows.contains(where: \.decidesSomething)
  }

  /// How many settings of the other choices are played to find some.
  private static let settingLimit = 48
  /// How many settings are looked at for each that is played: by their numbers, those with few
  /// changes lie far apart, and to look at one costs next to nothing beside a play.
  private static let candidatesPerPlay = 16
  /// How many are named.
  private static let shownLimit = 3

  /// The nearest settings of the other choices with which the choice decides something: those that
  /// change the fewest values, and no more than is needed.
  ///
  /// - Returns: those that were found, and how many settings there were to try.
  /// - Complexity: up to 48 comparisons.
  func elsewhere() -> (found: [Elsewhere], tried: Int) {
    guard let play = plays.first else { return ([], 0) }
    let scenario = play.scenario
    let neighbours = Self.neighbours(of: play.setting, in: scenario, besides: choice)
    var found: [(changes: Set<String>, Elsewhere)] = []
    for (changes, setting) in neighbours {
      guard found.count < Self.shownLimit else { break }
      guard !found.contains(where: { $0.changes.isSubset(of: changes) }),
        let comparison = try? Comparison(of: scenario, changing: choice, from: setting),
        comparison.decidesSomething
      else { continue }
      let line = CommandText.line(
        ["compare", choice.name, "--scenario", source],
        setting,
        of: scenario,
        without: choice.name
      )
      let words = changes.sorted().joined(separator: " ")
      found.append((changes, Elsewhere(words: words, command: line)))
    }
    return (found.map(\.1), neighbours.count)
  }

  /// Other settings with the same value of the choice, those with the fewest changes first.
  private static func neighbours(
    of setting: ScenarioSetting,
    in scenario: Scenario,
    besides choice: Scenario.Choice
  ) -> [(changes: Set<String>, setting: ScenarioSetting)] {
    // One setting in so many has the same value of the choice.
    let candidateLimit = settingLimit * candidatesPerPlay * choice.values.count
    let numbers = 0..<min(scenario.settingCount(), candidateLimit)
    let others = numbers.lazy.map(scenario.setting).filter { other in
      other[choice.name] == setting[choice.name] && other != setting
    }
    let changed = others.map { other in
      let changes = other.values.filter { setting[$0.choice] != $0.value }
      return (changes: Set(changes.map { "\($0.choice)=\($0.value)" }), setting: other)
    }
    let byDistance = Dictionary(grouping: changed, by: \.changes.count)
    return Array(byDistance.sorted { $0.key < $1.key }.flatMap(\.value).prefix(settingLimit))
  }
}

extension Comparison.Row {
  /// Whether the plays differ at the moment in more than their references.
  var decidesSomething: Bool {
    differences.contains { $0 != .references } || cells.contains { $0 == nil }
  }
}
