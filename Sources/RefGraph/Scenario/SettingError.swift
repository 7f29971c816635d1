/// A choice or a value that a scenario does not have.
public enum SettingError: Error, Equatable, Sendable {
  /// No choice has this name; the names that there are, in order.
  case unknownChoice(String, known: [String])
  /// The choice does not have this value; the values that it has, in order.
  case unknownValue(String, of: String, known: [String])
}

extension SettingError: CustomStringConvertible {
  /// What is not known and what is, in one sentence.
  public var description: String {
    switch self {
    case .unknownChoice(let name, let known) where known.isEmpty:
      "no choice `\(name)`: the scenario has none"
    case .unknownChoice(let name, let known):
      "no choice `\(name)`: there is \(Self.list(known))"
    case .unknownValue(let value, let choice, let known):
      "choice `\(choice)` has no value `\(value)`: it has \(Self.list(known))"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
