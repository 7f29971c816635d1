/// Whether what a scenario expects is so, expectation by expectation.
///
/// ```swift
/// let check = ExpectationCheck(of: try scenario.play(setting))
/// check.failures.map(\.message)
/// // ["expected `detail` to be released, but it is abandoned: list.currentDetail keeps it"]
/// ```
public struct ExpectationCheck: Sendable {
  /// The expectations that do not hold, in the order of the play.
  public let failures: [Failure]
  /// How many expectations there are.
  public let expectationCount: Int

  /// An expectation that does not hold.
  public struct Failure: Equatable, Sendable {
    /// What was expected, and where.
    public let expectation: ResolvedExpectation
    /// The name of the moment that it is about.
    public let moment: String
    /// What was expected and what is so, in one sentence.
    public let message: String
  }

  /// Checks all expectations of a timeline. Each moment that has any is analysed once.
  public init(of timeline: Timeline) {
    expectationCount = timeline.expectations.count
    var failures: [Failure] = []
    // Expectations about one moment stand together, since each is about the moment before it.
    var analysed: (moment: Int, analysis: SnapshotAnalysis)?
    for expectation in timeline.expectations {
      let moment = timeline.moments[expectation.moment]
      let analysis =
        if let analysed, analysed.moment == expectation.moment {
          analysed.analysis
        } else {
          SnapshotAnalysis(of: moment.snapshot)
        }
      analysed = (expectation.moment, analysis)
      if let message = analysis.objection(to: expectation.kind) {
        failures.append(Failure(expectation: expectation, moment: moment.name, message: message))
      }
    }
    self.failures = failures
  }
}
