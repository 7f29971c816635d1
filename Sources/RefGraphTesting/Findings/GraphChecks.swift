internal import RefGraph
internal import RefGraphReports

/// What is wrong in a snapshot, against what a test expects of it.
///
/// In messages, what has no name is called by its type.
enum GraphChecks {
  /// A finding for each retain cycle that is not known. Those that frameworks make and take down
  /// themselves are none.
  static func retainCycles(in snapshot: Snapshot, except baseline: LeakBaseline) -> [Finding] {
    let report = SnapshotReport(of: TestedGraph(snapshot).snapshot)
    var matched: Set<Int> = []
    var unknown: [RetainCycle] = []
    for cycle in report.analysis.cycles.cycles {
      if let entries = baseline.entries(covering: cycle, in: report.analysis.snapshot) {
        matched.formUnion(entries)
      } else {
        unknown.append(cycle)
      }
    }
    let types = Set(baseline.entries.isEmpty ? [] : snapshot.objects.map(\.type))
    let rest = unknown.count - cycleLimit
    return unknown.prefix(cycleLimit).map { CycleText($0, report).finding() }
      + (rest > 0
        ? [Finding(severity: .failure, message: "There are \(rest) more retain cycles.")] : [])
      + baseline.warnings(matched: matched, types: types)
  }

  /// For so many cycles there is a finding of its own.
  private static let cycleLimit = 12

  /// A finding where no retain cycle has all of these objects.
  static func missingCycle(through names: [String], in snapshot: Snapshot) -> [Finding] {
    let graph = TestedGraph(snapshot)
    let unknown = graph.unknown(names)
    guard unknown.isEmpty else { return unknown }
    let cycles = RetainCycles(in: graph.snapshot)
    let wanted = Set(names.flatMap(graph.objects))
    let all = cycles.cycles + cycles.balanced
    guard wanted.isEmpty || !all.contains(where: { wanted.isSubset(of: $0.objects) }) else {
      return []
    }
    let report = SnapshotReport(of: graph.snapshot, listsBalancedCycles: true)
    let headline = "No retain cycle goes through \(Listing.text(names))."
    let others = all.prefix(6).map { report.text(of: $0) }
    let found = others.isEmpty ? "There is none at all." : "There are these:"
    return [graph.failure(headline, ([found] + others).joined(separator: "\n"))]
  }

  /// A finding where the roots that keep an object are not those expected, in any order.
  static func owners(
    of name: String,
    expected: [String],
    in snapshot: Snapshot
  ) -> [Finding] {
    let graph = TestedGraph(snapshot)
    let unknown = graph.unknown([name] + expected)
    guard unknown.isEmpty else { return unknown }
    return OwnerFinding(name, expected: expected, graph).findings()
  }

  /// A finding for each cause that keeps some of these objects. Those that are gone are fine.
  static func unreleased(_ names: [String], in snapshot: Snapshot) -> [Finding] {
    let graph = TestedGraph(snapshot)
    let unknown = graph.unknown(names)
    guard unknown.isEmpty else { return unknown }
    var due: [ObjectID] = []
    for object in names.flatMap(graph.objects) where !due.contains(object) { due.append(object) }
    let whole = SnapshotAnalysis(of: graph.snapshot(due: due))
    return Cause.all(in: whole).map { cause in
      let report = SnapshotReport(of: graph.snapshot(due: cause.objects))
      let text = CauseText(cause, report)
      return Finding(
        severity: .failure,
        message: text.blocks().joined(separator: "\n\n"),
        diagram: FindingDiagram.text(
          report.analysis,
          focus: cause.objects.first,
          answer: text.headline()
        )
      )
    }
  }
}
