public import RefGraph
public import ReminderWorld

/// How far an experiment with real objects and the scenario of the same name agree, under one
/// setting.
///
/// ```swift
/// let agreement = try Agreement(of: experiment, setting)
/// agreement.disagreements  // []
/// ```
///
/// At each moment four things are compared: who is released, in which order they went, which weak
/// references read `nil`, and the log. The model may leave an order open; real code then shows one
/// of the possible orders, and any of them agrees.
public struct Agreement: Sendable {
  /// The name that experiment and scenario share.
  public let name: String
  /// The setting that both were played with.
  public let setting: Setting
  /// How many moments the experiment has.
  public let momentCount: Int
  /// How many single things were compared: handles, weak references and lines.
  public let comparisonCount: Int
  /// How often the scenario was played: once for each value of the choices that only it has.
  public let playCount: Int
  /// What the scenario names and no real object stands for, in alphabetical order: it is compared
  /// with nothing.
  public let unwatched: [String]
  /// Where the two differ, in order.
  public let disagreements: [Disagreement]

  /// Plays both and compares them.
  ///
  /// - Throws: `AgreementError` where there is nothing to compare with.
  public init(of experiment: Experiment, _ setting: Setting) throws(AgreementError) {
    let scenario = try Agreement.scenario(for: experiment)
    let moments = experiment.run(setting)
    var comparisons: [Comparison] = []
    for play in Agreement.settings(of: scenario, extending: setting) {
      comparisons.append(Comparison(moments, try Agreement.play(scenario, play, setting)))
    }
    name = experiment.name
    self.setting = setting
    momentCount = moments.count
    playCount = comparisons.count
    comparisonCount = comparisons.reduce(0) { $0 + $1.count }
    unwatched = Set(comparisons.flatMap(\.unwatched)).sorted()
    disagreements = comparisons.flatMap(\.disagreements)
  }

  /// The built-in scenario of an experiment.
  ///
  /// It may have choices of its own, which the experiment does not know: readings of what Apple's
  /// frameworks do where that is not documented. None of them may change what is compared.
  ///
  /// - Throws: `AgreementError` where there is none, where it cannot be read, or where a choice of
  ///   the experiment is another one there.
  public static func scenario(for experiment: Experiment) throws(AgreementError) -> Scenario {
    let found: Scenario?
    do {
      found = try ScenarioLibrary.scenario(named: experiment.name)
    } catch {
      throw .unreadable(experiment.name, "\(error)")
    }
    guard let found else { throw .noScenario(experiment.name) }
    for choice in experiment.choices {
      let values = found.choices.first { $0.name == choice.name }?.values
      guard values == choice.values else {
        throw .differentChoice(experiment.name, choice, scenario: values)
      }
    }
    return found
  }

  /// All settings of a scenario that have the values of the experiment's.
  static func settings(
    of scenario: Scenario,
    extending setting: Setting
  ) -> [ScenarioSetting] {
    (0..<scenario.settingCount()).map(scenario.setting(number:)).filter { candidate in
      setting.values.allSatisfy { candidate[$0.choice] == $0.value }
    }
  }

  static func play(
    _ scenario: Scenario,
    _ play: ScenarioSetting,
    _ setting: Setting
  ) throws(AgreementError) -> Timeline {
    do {
      return try scenario.play(play)
    } catch {
      throw .unplayable(scenario.name, setting, "\(error)")
    }
  }
}
