extension Scenario.Use {
  /// `CHOICE = VALUE | VALUE` after `with`: what is left to choose of a used scenario's choice.
  public struct Narrowing: Equatable, Sendable, CustomStringConvertible {
    /// The choice that is narrowed.
    public let choice: String
    /// The values that are left, the new default first; one alone fixes the choice.
    public let values: [String]

    /// The narrowing as the notation writes it.
    public var description: String { "\(choice) = \(values.joined(separator: " | "))" }
  }
}
