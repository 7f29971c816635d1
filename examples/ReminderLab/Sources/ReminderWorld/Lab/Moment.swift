/// What real objects had done, and which were left, at one named point of an experiment.
public struct Moment: Equatable, Sendable {
  /// The name of the point.
  public let name: String
  /// What was logged since the moment before.
  public let log: [LogLine]
  /// The handles of the objects that were deinitialised since the moment before, in that order.
  public let released: [String]
  /// The handles of all objects so far to which a weak reference reads `nil`.
  public let nilled: Set<String>
  /// The handles of all objects so far to which a weak reference still leads.
  public let alive: Set<String>
}
