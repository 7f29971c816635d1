/// Provisional.
public struct LeakBaseline: Sendable {
  /// No cycle is known.
  public static let none = LeakBaseline()
}
