extension LineCursor {
  typealias Diagnostic = ScenarioError.Diagnostic

  /// A problem with `found`, which begins at `start`.
  func problem(
    _ problem: ScenarioError.Problem,
    _ found: String,
    at start: SourceLocation,
    nearest: String? = nil
  ) -> Diagnostic {
    Diagnostic(problem, found, at: start, in: source.file, nearest: nearest)
  }

  /// The complaint that something else should stand at the cursor.
  func expected(_ expected: String) -> Diagnostic {
    let found = wordIfAny()
    return problem(.unexpected(expected: expected), found.text, at: found.location)
  }

  /// Whatever stands at the cursor after optional space, up to the next space; empty at the end of
  /// the line.
  func wordIfAny() -> SourceWord {
    var place = self
    place.skipSpace()
    let start = place
    while let (scalar, length) = place.nextScalar, scalar != " ", scalar != "\t" {
      place.skipScalar(length: length)
    }
    return SourceWord(text: place.text(from: start), location: start.location)
  }

  /// Makes sure that only space and a comment are left of the line.
  mutating func expectEnd() throws(Diagnostic) {
    guard isAtEnd() else { throw expected("the end of the line") }
  }
}
