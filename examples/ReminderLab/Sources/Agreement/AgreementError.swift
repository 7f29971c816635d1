public import ReminderWorld

/// Why an experiment cannot be compared.
public enum AgreementError: Error, Equatable, CustomStringConvertible {
  /// No built-in scenario has this name.
  case noScenario(String)
  /// The built-in scenario of this name has mistakes.
  case unreadable(String, String)
  /// The two have different choices, each written as `name = value | value`.
  case differentChoices(String, experiment: [String], scenario: [String])
  /// The scenario stops before its end.
  case unplayable(String, Setting, String)

  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .noScenario(let name):
      "\(name): there is no built-in scenario of this name; add examples/\(name).scenario"
    case .unreadable(let name, let message):
      "\(name): the scenario cannot be read: \(message)"
    case .differentChoices(let name, let experiment, let scenario):
      """
      \(name): the choices differ; give both the same values in the same order
        experiment: \(experiment.joined(separator: ", "))
        scenario:   \(scenario.joined(separator: ", "))
      """
    case .unplayable(let name, let setting, let message):
      "\(name) \(setting): the scenario cannot be played: \(message)"
    }
  }
}
