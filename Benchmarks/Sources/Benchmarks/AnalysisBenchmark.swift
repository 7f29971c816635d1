import RefGraph

enum AnalysisBenchmark {
  /// Each analysis of one snapshot, beside a breadth-first search over bare arrays.
  static func printTimes(objectCount: Int) throws {
    let snapshot = try HeapLike(objectCount: objectCount, order: .shuffled).snapshot()
    let bare = BareSearch(snapshot)
    let unit = Measure.leastSeconds { bare.reachedCount() }
    let analysis = SnapshotAnalysis(of: snapshot)
    let due = snapshot.due[5]
    let row = { (name: String, seconds: Double) in
      Measure.row(
        name,
        [Measure.text(seconds, digits: 3), Measure.text(seconds / unit, digits: 1)]
      )
    }
    Measure.row("\(objectCount) objects", ["seconds", "to search"])
    row("  bare breadth-first search", unit)
    row("  IncomingReferences", Measure.leastSeconds { IncomingReferences(of: snapshot) })
    row("  Reachability", Measure.leastSeconds { Reachability(of: snapshot) })
    row("  RetainPaths", Measure.leastSeconds { RetainPaths(in: snapshot) })
    row("  RetainCycles", Measure.leastSeconds { RetainCycles(in: snapshot) })
    row("  Owners", Measure.leastSeconds { Owners(of: snapshot.due, in: snapshot) })
    row("  HoldingReferences", Measure.leastSeconds { analysis.holdingReferences(of: due) })
    row("  Verdicts", Measure.leastSeconds { Verdicts(of: snapshot) })
    row("  Leaks", Measure.leastSeconds { Leaks(in: snapshot) })
    row("  SnapshotAnalysis", Measure.leastSeconds { SnapshotAnalysis(of: snapshot) })
    row(
      "  SnapshotDifference",
      Measure.leastSeconds { SnapshotDifference(from: analysis, to: analysis) }
    )
    let settlement = Settlement.Change(endedRoots: snapshot.roots)
    row("  Settlement", Measure.leastSeconds { Settlement(of: snapshot, after: settlement) })
  }
}
