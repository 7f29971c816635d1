/// Provisional.
public struct LeakBaseline: Sendable {
  /// Nothing is known.
  public init() {}
}
