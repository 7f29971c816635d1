/// Whether what a scenario expects is so, expectation by expectation, and whether real code would
/// come through it: a crash that no `expect crash` covers is a failure too.
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

  /// An expectation that does not hold, or a crash that nobody expects.
  public struct Failure: Equatable, Sendable {
    /// What was expected; `nil` for a crash, which nobody expected.
    public let expectation: ResolvedExpectation?
    /// The name of the moment that it is about; `nil` for a crash after the last one.
    public let moment: String?
    /// The file that ``location`` is in: the scenario's own, or that of one that it uses.
    public let file: String
    /// Where the expectation stands; of a crash, the moment that it comes before or, after the last
    /// one, the last statement.
    public let location: SourceLocation
    /// What was expected and what is so, in one sentence.
    public let message: String
  }

  /// Checks all expectations of a timeline, and all its crashes. Each moment of which a snapshot's
  /// answer is expected is analysed once.
  public init(of timeline: Timeline) {
    expectationCount = timeline.expectations.count
    var failures: [Failure] = []
    var rest = timeline.expectations[...]
    for (index, moment) in timeline.moments.enumerated() {
      // Expectations about one moment stand together, since each is about the moment before it.
      let own = rest.prefix { $0.moment == index }
      rest = rest.dropFirst(own.count)
      failures += Self.failures(of: own, moment, in: timeline)
    }
    self.failures = failures + timeline.crashesAfterLastMoment()
  }

  private static func failures(
    of expectations: ArraySlice<ResolvedExpectation>,
    _ moment: Timeline.Moment,
    in timeline: Timeline
  ) -> [Failure] {
    let crashes = timeline.crashes(of: moment)
    let log = LogSearch(timeline.events(of: moment))
    let isCrashExpected = expectations.contains { $0.kind == .crash }
    var failures = isCrashExpected ? [] : crashes
    var analysis: SnapshotAnalysis?
    for expectation in expectations {
      let message: String?
      switch expectation.kind {
      case .crash:
        message = crashes.isEmpty ? "expected a crash, but real code would come through" : nil
      case .log(let steps): message = log.objection(to: steps)
      case .noLog(let entries): message = log.objection(toNone: entries)
      case .verdict, .alive, .cycle, .noCycle, .owner:
        let known = analysis ?? SnapshotAnalysis(of: moment.snapshot)
        analysis = known
        message = known.objection(to: expectation.kind)
      }
      guard let message else { continue }
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
}
