extension Statement {
  /// One of the things that must hold for a branch to be played.
  public enum Test: Equatable, Sendable {
    /// `c is v or w`: what the setting says.
    case choice(ChoiceTest)
    /// `(a.f) is v or w`: what a field holds when the `if` comes.
    case value(ValueTest)
  }

  /// `(a.f) is v or w`, `(a.f) is not v`.
  public struct ValueTest: Equatable, Sendable {
    /// The field whose value is asked for: a place with at least one field.
    public let field: Place
    /// The values of which it must, or must not, hold one.
    public let values: [String]
    /// Whether the test holds for all values but these.
    public let isNegated: Bool
  }
}

extension Statement.Test: CustomStringConvertible {
  /// The test as an `if` writes it: `capture is not weak or none`.
  public var description: String {
    switch self {
    case .choice(let test):
      Self.text(test.choice, test.isNegated, test.values)
    case .value(let test):
      Self.text("(\(test.field))", test.isNegated, test.values.map(NotationText.value))
    }
  }

  private static func text(_ subject: String, _ isNegated: Bool, _ values: [String]) -> String {
    "\(subject) is \(isNegated ? "not " : "")\(values.joined(separator: " or "))"
  }
}
