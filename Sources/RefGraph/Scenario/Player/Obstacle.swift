/// Why a statement is not carried out.
enum Obstacle: Error, Equatable {
  /// Real code would pass over it, and so does the play: the log says why.
  case skip(String)
  /// The framework answers with a warning and does nothing: the log has it, with the place.
  case warning(String)
  /// The scenario is wrong; the place is the statement's where it is no nearer known.
  case problem(PlayError.Problem, at: SourceLocation?)

  /// A mistake in the statement as a whole.
  static func problem(_ problem: PlayError.Problem) -> Obstacle { .problem(problem, at: nil) }
}
