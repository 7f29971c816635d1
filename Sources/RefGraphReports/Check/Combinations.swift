public import RefGraph

/// In which combinations of a scenario's choices a finding was made.
///
/// ```
/// a = x | y · b = 1 | 2     a=x b=1                             a=x b=1
///                           a=x b=1, a=x b=2                    in 2 of 4 combinations: a=x
///                           a=x b=1, a=y b=2                    in 2 of 4 combinations: a=x b=1, a=y b=2
///                           all four                            in 4 of 4 combinations
/// ```
public struct Combinations: Equatable, Sendable, CustomStringConvertible {
  /// The settings, in the order of their numbers.
  public let settings: [ScenarioSetting]
  /// How many there are in all.
  public let total: Int
  /// The shortest description that is true of these combinations and of no others; empty where the
  /// scenario has no choice.
  public let description: String

  /// Describes some settings of a scenario. Linear in their number.
  public init(_ settings: [ScenarioSetting], of scenario: Scenario) {
    self.settings = settings
    total = scenario.settingCount()
    guard total > 1 else {
      description = ""
      return
    }
    guard settings.count > 1 else {
      description = settings.first?.description ?? ""
      return
    }
    let words = Self.shared(by: settings, of: scenario) ?? Self.list(settings)
    description =
      "in \(settings.count) of \(total) combinations" + (words.isEmpty ? "" : ": \(words)")
  }

  /// The values that the settings share, where all settings with these values are among them:
  /// `capture=strong stop=never|late`.
  private static func shared(by settings: [ScenarioSetting], of scenario: Scenario) -> String? {
    let values = scenario.choices.map { choice in
      let occurring = Set(settings.compactMap { $0[choice.name] })
      return choice.values.filter(occurring.contains)
    }
    guard values.reduce(1, { $0 * $1.count }) == settings.count else { return nil }
    return zip(scenario.choices, values)
      .filter { choice, values in values.count < choice.values.count }
      .map { choice, values in "\(choice.name)=\(values.joined(separator: "|"))" }
      .joined(separator: " ")
  }

  /// How many settings a line names.
  private static let limit = 4

  private static func list(_ settings: [ScenarioSetting]) -> String {
    let rest = settings.count - limit
    let shown = settings.prefix(limit).map(\.description).joined(separator: ", ")
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }
}
