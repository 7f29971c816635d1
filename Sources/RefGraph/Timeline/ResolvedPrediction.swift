/// A `predict` of a scenario, the names in its answers turned into the objects that they meant.
public struct ResolvedPrediction: Equatable, Sendable {
  /// What a learner is asked.
  public let question: String
  /// At least two, in the order of the text.
  public let answers: [Answer]
  /// The number of the moment that it is about, from 0.
  public let moment: Int
  /// The file that ``location`` is in: the scenario's own, or that of one that it uses.
  public let file: String
  /// Where the line with the question stands.
  public let location: SourceLocation

  /// What a learner may answer, and when that is right.
  public struct Answer: Equatable, Sendable {
    /// What the learner reads.
    public let text: String
    /// The answer is right when all of these hold at the moment.
    public let conditions: [ResolvedExpectation.Kind]
  }
}
