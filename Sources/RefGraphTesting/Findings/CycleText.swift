internal import RefGraph
internal import RefGraphReports

/// The words about one retain cycle that nobody was expected to leave.
struct CycleText {
  private let cycle: RetainCycle
  private let report: SnapshotReport

  /// - Parameter report: of a rewritten snapshot.
  init(_ cycle: RetainCycle, _ report: SnapshotReport) {
    self.cycle = cycle
    self.report = report
  }

  /// What is so and what to change, then the loop.
  func finding() -> Finding {
    let snapshot = report.analysis.snapshot
    let remedy = Remedy(of: cycle, releasing: cycle.objects, in: snapshot)?.sentence
    let words = [headline(), remedy].compactMap(\.self).joined(separator: "\n")
    return Finding(
      severity: .failure,
      message: [words, "Retain cycle\n" + report.text(of: cycle)].joined(separator: "\n\n"),
      diagram: FindingDiagram.text(
        report.analysis,
        focus: cycle.objects.first,
        answer: headline()
      )
    )
  }

  private func headline() -> String {
    let names = cycle.objects.map {
      VisibleText.escaping(report.analysis.snapshot.object($0)?.handle ?? "object \($0)")
    }
    let subject =
      names.count == 1
      ? "\(names[0]) keeps itself alive" : "\(Listing.text(names)) keep each other alive"
    let doubt = cycle.isPossible ? "possibly " : ""
    switch cycle.status {
    case .leaked: return "\(subject): \(doubt)leaked."
    case .held, .balanced:
      return "\(subject): \(doubt)a retain cycle, which leaks when its owners let go."
    }
  }
}
