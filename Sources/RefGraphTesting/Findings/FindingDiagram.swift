internal import RefGraph

/// The picture of a finding.
enum FindingDiagram {
  /// The graph as DOT.
  ///
  /// - Parameters:
  ///   - focus: the object in the middle; `nil` for everything that answers.
  ///   - answer: what stands under the title.
  static func text(_ analysis: SnapshotAnalysis, focus: ObjectID?, answer: String) -> String {
    DOTDocument(DiagramPlan(of: analysis, focus: focus), answer: answer).text
  }
}
