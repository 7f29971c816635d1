public import ReminderWorld

/// Why an experiment cannot be compared.
public enum AgreementError: Error, Equatable, CustomStringConvertible {
  /// No built-in scenario has this name.
  case noScenario(String)
  /// The built-in scenario of this name has mistakes.
  case unreadable(String, String)
  /// A choice of the experiment has these values in the scenario, or is not there.
  case differentChoice(String, Choice, scenario: [String]?)
  /// The scenario stops before its end.
  case unplayable(String, Setting, String)

  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .noScenario(let name):
      "\(name): there is no built-in scenario of this name; add examples/\(name).scenario"
    case .unreadable(let name, let message):
      "\(name): the scenario cannot be read: \(message)"
    case .differentChoice(let name, let choice, let values):
      """
      \(name): choice \(choice.name) = \(choice.values.joined(separator: " | ")) is \
      \(values?.joined(separator: " | ") ?? "missing") in the scenario; give both the same
      """
    case .unplayable(let name, let setting, let message):
      "\(name) \(setting): the scenario cannot be played: \(message)"
    }
  }
}
