extension Scenario {
  /// What a text may hold at most, so that a damaged or hostile one ends in a message.
  public enum Limit {
    /// Unicode scalars of a name.
    public static let nameLength = 200
    /// Blocks open at one place.
    public static let nesting = 64
    /// Groups with titles of their own.
    public static let groups = 64
    /// Rounds of one `repeat`.
    public static let repetitions = 1_000_000
  }
}
