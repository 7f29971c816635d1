extension Statement {
  /// `predict "…" … end`: what a learner is asked before the moment is shown, with the answers to
  /// choose from.
  ///
  /// Which answer is right is not written down: the play decides. A scenario is right when exactly one
  /// answer holds, whatever its choices are set to.
  public struct Prediction: Equatable, Sendable {
    /// What to predict.
    public let question: String
    /// At least two, in the order of the text.
    public let answers: [Answer]

    /// `answer "…" when … and …`.
    public struct Answer: Equatable, Sendable {
      /// What the learner reads.
      public let text: String
      /// At least one; the answer is right when all of them hold.
      public let expectations: [Expectation]
      /// Where the line begins.
      public let location: SourceLocation
    }
  }
}
