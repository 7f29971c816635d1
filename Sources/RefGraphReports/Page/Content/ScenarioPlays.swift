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

  /// How many plays a page holds, and about how many moments: more would make it so large that a
  /// browser takes long to open it.
  static let limit = 64
  static let momentLimit = 1_000

  init(
    of scenario: Scenario,
    opening setting: ScenarioSetting,
    source: String?
  ) throws(PlayError) {
    let first = try scenario.play(setting)
    let settings = Self.settings(of: scenario, around: setting, moments: first.moments.count)
    var lessons: [Lesson] = []
    for other in settings {
      let timeline = other == setting ? first : try scenario.play(other)
      lessons.append(Lesson(of: timeline, source: source))
    }
    self.scenario = scenario
    self.source = source ?? scenario.name
    self.lessons = lessons
    opening = settings.firstIndex(of: setting) ?? 0
    total = scenario.settingCount()
  }

  private static func settings(
    of scenario: Scenario,
    around setting: ScenarioSetting,
    moments: Int
  ) -> [ScenarioSetting] {
    let count = scenario.settingCount()
    if count <= limit, count * moments <= momentLimit {
      return (0..<count).map(scenario.setting(number:))
    }
    let others = scenario.choices.flatMap { choice in
      choice.values.compactMap { scenario.setting(setting, changing: choice.name, to: $0) }
    }
    return [setting] + others.filter { $0 != setting }.prefix(limit - 1)
  }

  /// Whether some play asks for a prediction.
  func asks() -> Bool { lessons.contains { !$0.questions.isEmpty } }
}
