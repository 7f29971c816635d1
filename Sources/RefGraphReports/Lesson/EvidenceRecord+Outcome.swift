internal import RefGraph

extension EvidenceRecord {
  /// The verdicts at the stopping point or, where nothing is due there, at the last moment that the
  /// scenario asks about, or else at the last at which something is.
  ///
  /// - Parameter analysis: the analysis of the moment at a position.
  static func outcome(
    of timeline: Timeline,
    at moment: Timeline.Moment,
    _ analysis: (Int) -> SnapshotAnalysis
  ) -> Outcome? {
    let own = timeline.moments.firstIndex { $0.name == moment.name }
    let asked = timeline.predictions.last?.moment
    for place in [own, asked].compactMap({ $0 }) + timeline.moments.indices.reversed() {
      let verdicts = Array(analysis(place).verdicts)
      if !verdicts.isEmpty {
        return Outcome(moment: timeline.moments[place], verdicts: verdicts)
      }
    }
    return nil
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
