extension FrameworkFact {
  /// Two answers to a question that nobody has settled, and the choice that decides between them.
  ///
  /// A scenario with a verb that makes references from such a row has the choice without a line for
  /// it, after its own; where it declares a choice of that name itself, that one decides.
  public struct Reading: Equatable, Sendable {
    /// The name of the choice, as in `--set gesture-target=strong`.
    public let choice: String
    /// The two strengths; the first is the default.
    public let strengths: [Strength]

    init(choice: String, _ first: Strength, or second: Strength) {
      self.choice = choice
      strengths = [first, second]
    }
  }
}
