internal import RefGraph

/// A scenario played with every setting that a page holds.
///
/// That is every combination of its choices or, where there are more than a page can hold, the one
/// that it opens with and those that differ from it in one choice.
struct ScenarioPlays: Sendable {
  let scenario: Scenario
  /// The word or path by which the command line knows the scenario.
  let source: String
  /// The plays as lessons.
  let lessons: [Lesson]
  /// The position of the play that the page opens with.
  let opening: Int
  /// How many combinations the choices have.
  let total: Int

  /// How many plays a page holds.
  static let limit = 64

  init(
    of scenario: Scenario,
    opening setting: ScenarioSetting,
    source: String?
  ) throws(PlayError) {
    let settings = Self.settings(of: scenario, around: setting)
    var lessons: [Lesson] = []
    for setting in settings {
      lessons.append(Lesson(of: try scenario.play(setting), source: source))
    }
    self.scenario = scenario
    self.source = source ?? scenario.name
    self.lessons = lessons
    opening = settings.firstIndex(of: setting) ?? 0
    total = scenario.settingCount()
  }

  private static func settings(
    of scenario: Scenario,
    around setting: ScenarioSetting
  ) -> [ScenarioSetting] {
    let count = scenario.settingCount()
    if count <= limit { return (0..<count).map(scenario.setting(number:)) }
    let others = scenario.choices.flatMap { choice in
      choice.values.compactMap { scenario.setting(setting, changing: choice.name, to: $0) }
    }
    return [setting] + others.filter { $0 != setting }.prefix(limit - 1)
  }

  /// Whether some play asks for a prediction.
  func asks() -> Bool { lessons.contains { !$0.questions.isEmpty } }
}
