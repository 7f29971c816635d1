/// What a check has found, before any test framework is told of it.
struct Finding: Equatable, Sendable {
  /// Whether the code under test is at fault, or nobody can tell.
  enum Severity: Sendable {
    /// What was expected is not so.
    case failure
    /// What was looked for could not be seen; the message says why, and what to do.
    case inconclusive
    /// Nothing is at fault, but something is to be tidied up: a known cycle that is gone, say.
    case warning
  }

  var severity: Severity
  /// The whole text for the test's results, in lines, without the last line break.
  var message: String
  /// The graph that the message is about, as DOT.
  var diagram: String?
}
