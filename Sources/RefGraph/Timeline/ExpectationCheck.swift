/// Whether what a scenario expects is so, expectation by expectation, and whether real code would
/// come through it: a crash that no `expect crash` covers is a failure too, and so is a framework's
/// warning that no `expect warning` covers, and a prediction that has not exactly one right answer.
///
/// ```swift
/// let check = ExpectationCheck(of: try scenario.play(setting))
/// check.failures.map(\.message)
/// // ["expected `detail` to be released, but it is abandoned: list.currentDetail keeps it"]
/// ```
public struct ExpectationCheck: Sendable {
  /// What is not as it should be, in the order of the play.
  public let failures: [Failure]
  /// How many expectations there are.
  public let expectationCount: Int

  /// An expectation that does not hold, a prediction without one right answer, or a crash or warning
  /// that nobody expects.
  public struct Failure: Equatable, Sendable {
    /// What was expected; `nil` for a crash or a warning, which nobody expected, and for a
    /// prediction.
    public let expectation: ResolvedExpectation?
    /// The name of the moment that it is about; `nil` for what comes after the last one.
    public let moment: String?
    /// The file that ``location`` is in: the scenario's own, or that of one that it uses.
    public let file: String
    /// Where the expectation stands; of a crash, the moment that it comes before or, after the last
    /// one, the last statement; of a warning, the line that it answers.
    public let location: SourceLocation
    /// What was expected and what is so, in one sentence.
    public let message: String
  }

  /// Checks all expectations and predictions of a timeline, its crashes and its warnings. Each moment of which
  /// a snapshot's answer is expected is analysed once.
  public init(of timeline: Timeline) {
    expectationCount = timeline.expectations.count
    var failures: [Failure] = []
    var expectations = timeline.expectations[...]
    var predictions = timeline.predictions[...]
    for (index, moment) in timeline.moments.enumerated() {
      // Those about one moment stand together, since each is about the moment before it.
      let expected = expectations.prefix { $0.moment == index }
      expectations = expectations.dropFirst(expected.count)
      let predicted = predictions.prefix { $0.moment == index }
      predictions = predictions.dropFirst(predicted.count)
      var judge = MomentJudge(of: moment, in: timeline)
      failures += Self.failures(of: expected, moment, &judge)
      failures += Self.failures(of: predicted, moment, &judge)
    }
    self.failures =
      failures + timeline.crashesAfterLastMoment() + timeline.warningsAfterLastMoment()
  }

  private static func failures(
    of expectations: ArraySlice<ResolvedExpectation>,
    _ moment: Timeline.Moment,
    _ judge: inout MomentJudge
  ) -> [Failure] {
    let isCrashExpected = expectations.contains { $0.kind == .crash }
    let isWarningExpected = expectations.contains { $0.kind == .warning }
    var failures = isCrashExpected ? [] : judge.crashes
    if !isWarningExpected { failures += judge.warnings }
    for expectation in expectations {
      guard let message = judge.objection(to: expectation.kind) else { continue }
      failures.append(
        Failure(
          expectation: expectation,
          moment: moment.name,
          file: expectation.file,
          location: expectation.location,
          message: message
        )
      )
    }
    return failures
  }

  private static func failures(
    of predictions: ArraySlice<ResolvedPrediction>,
    _ moment: Timeline.Moment,
    _ judge: inout MomentJudge
  ) -> [Failure] {
    var failures: [Failure] = []
    for prediction in predictions {
      guard let message = objection(to: prediction, &judge) else { continue }
      failures.append(
        Failure(
          expectation: nil,
          moment: moment.name,
          file: prediction.file,
          location: prediction.location,
          message: message
        )
      )
    }
    return failures
  }
}
