/// What is known about a positional argument without knowing the Swift type of its value.
public struct ArgumentDefinition: Sendable {
  /// How many words of the line an argument takes.
  public enum Arity: Sendable, Hashable {
    /// Exactly one.
    case required
    /// One, or none.
    case optional
    /// All that are left, and one at least.
    case oneOrMore
    /// All that are left.
    case zeroOrMore
  }

  /// The value; its placeholder is the argument's name.
  public let value: ValueDefinition
  /// How many words it takes.
  public let arity: Arity
  /// What it means, in one or two sentences.
  public let help: String

  /// The name in usage and help, such as `MOMENT`.
  public var name: String { value.placeholder }

  /// Whether a line without it is refused.
  public var isRequired: Bool { arity == .required || arity == .oneOrMore }

  /// Whether it takes all words that are left.
  public var isRepeating: Bool { arity == .oneOrMore || arity == .zeroOrMore }

  /// How it stands in usage: `FILE`, `[FILE]`, `FILE…` or `[FILE…]`.
  public var usage: String {
    switch arity {
    case .required: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)…"
    case .zeroOrMore: "[\(name)…]"
    }
  }
}
