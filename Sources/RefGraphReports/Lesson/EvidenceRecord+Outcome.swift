internal import RefGraph

extension EvidenceRecord {
  /// The verdicts at the stopping point or, where nothing is due there, at the last moment that the
  /// scenario asks about, or else at the last at which something is.
  static func outcome(of timeline: Timeline, at moment: Timeline.Moment) -> Outcome? {
    let asked = timeline.predictions.last.map { [timeline.moments[$0.moment]] } ?? []
    return ([moment] + asked + timeline.moments.reversed()).lazy.compactMap { moment in
      let verdicts = Array(SnapshotAnalysis(of: moment.snapshot).verdicts)
      return verdicts.isEmpty ? nil : Outcome(moment: moment, verdicts: verdicts)
    }
    .first
  }

  /// The kinds of remarks that belong to one stopping point, in the order of looking.
  private static let kindsOfDirections: [Scenario.Remark.Kind] = [
    .entry, .trigger, .stoppingPoint, .keyVariable, .callStack, .logCategory,
  ]

  static func directions(of scenario: Scenario) -> [Direction] {
    kindsOfDirections.flatMap { kind in
      scenario.remarks(kind).map { Direction(kind: kind, text: $0.text) }
    }
  }
}
