/// Decides whether what is expected of one moment is so, from its snapshot and from what happened on
/// the way to it.
///
/// The snapshot is analysed once, and only if a question needs it.
struct MomentJudge {
  /// The crashes on the way to the moment.
  let crashes: [ExpectationCheck.Failure]
  /// What frameworks warn of on the way to the moment.
  let warnings: [ExpectationCheck.Failure]
  private let moment: Timeline.Moment
  let log: LogSearch
  private var knownAnalysis: SnapshotAnalysis?

  init(of moment: Timeline.Moment, in timeline: Timeline) {
    self.moment = moment
    crashes = timeline.crashes(of: moment)
    warnings = timeline.warnings(of: moment)
    log = LogSearch(timeline.events(of: moment))
  }

  /// Why an expectation does not hold, in one sentence; `nil` where it does.
  mutating func objection(to expectation: ResolvedExpectation.Kind) -> String? {
    switch expectation {
    case .crash:
      return crashes.isEmpty ? "expected a crash, but real code would come through" : nil
    case .warning:
      return warnings.isEmpty ? "expected a warning, but no framework warns" : nil
    case .log(let steps): return log.objection(to: steps)
    case .noLog(let entries): return log.objection(toNone: entries)
    case .verdict, .alive, .empty, .cycle, .noCycle, .owner:
      return analysis().objection(to: expectation)
    }
  }

  /// The analysis of the moment's snapshot, made when it is first asked for.
  mutating func analysis() -> SnapshotAnalysis {
    let analysis = knownAnalysis ?? SnapshotAnalysis(of: moment.snapshot)
    knownAnalysis = analysis
    return analysis
  }

  /// The numbers of the answers that are right, from 0.
  mutating func rightAnswers(to prediction: ResolvedPrediction) -> [Int] {
    prediction.answers.indices.filter { index in
      prediction.answers[index].conditions.allSatisfy { objection(to: $0) == nil }
    }
  }
}
