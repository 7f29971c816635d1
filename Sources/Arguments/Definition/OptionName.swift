/// How an option is spelled: always with two dashes, and for a few with one dash and one letter.
///
/// A literal is the long name, without its dashes:
///
///     let format: OptionName = "format"  // --format
///     let output = OptionName("output", short: "o")  // -o, --output
public struct OptionName: Sendable, Hashable {
  /// The name after the two dashes.
  public let long: String
  /// The ASCII letter or digit after the single dash.
  public let short: Character?

  /// Makes a name; both parts without dashes.
  public init(_ long: String, short: Character? = nil) {
    self.long = long
    self.short = short
  }
}

extension OptionName: ExpressibleByStringLiteral {
  /// Makes a long name without a short one.
  public init(stringLiteral long: String) {
    self.init(long)
  }
}

extension OptionName: CustomStringConvertible {
  /// All spellings, as help shows them: `-o, --output`.
  public var description: String {
    guard let short else { return "--" + long }
    return "-\(short), --\(long)"
  }
}
