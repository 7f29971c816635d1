/// What is known about an option without knowing the Swift type of its value.
///
/// Parsing, usage, help and shell completion all read this one description.
public struct OptionDefinition: Sendable {
  /// What follows an option, and how often it may be given.
  public enum Kind: Sendable {
    /// Nothing follows; given at most once.
    case flag
    /// One value follows; given at most once. `defaultText` is what help shows for leaving it out.
    case single(ValueDefinition, defaultText: String?)
    /// One value follows; given any number of times, the order is kept.
    case repeatable(ValueDefinition)
  }

  /// How the option is spelled.
  public let name: OptionName
  /// What follows it, and how often it may be given.
  public let kind: Kind
  /// What it does, in one or two sentences.
  public let help: String

  /// The value that follows, or `nil` for a flag.
  public var value: ValueDefinition? {
    switch kind {
    case .flag: nil
    case .single(let value, defaultText: _), .repeatable(let value): value
    }
  }

  /// Whether a second one on the same line is welcome.
  public var isRepeatable: Bool {
    if case .repeatable = kind { true } else { false }
  }
}
