/// One thing that real objects and the model show differently.
public struct Disagreement: Equatable, Sendable, CustomStringConvertible {
  /// The moment at which it shows.
  public let moment: String
  /// What differs.
  public let kind: Kind
  /// What real objects show, and the model does not.
  public let experiment: String
  /// What the model shows instead.
  public let scenario: String

  /// What is compared at a moment.
  public enum Kind: String, Sendable {
    /// The names of the moments, in order.
    case moments
    /// Who has been deinitialised so far.
    case released
    /// The order of going since the last moment.
    case order
    /// Which weak references read `nil`.
    case weak
    /// The log since the last moment.
    case log
    /// Which references there are between objects, and who holds what.
    case references
    /// Which objects form a cycle.
    case cycles
    /// Which permanent owners lead to which objects.
    case owners
  }

  /// `after-pop: log: experiment "list.viewDidAppear", scenario "detail.deinit"`.
  public var description: String {
    "\(moment): \(kind.rawValue): experiment \"\(experiment)\", scenario \"\(scenario)\""
  }
}
