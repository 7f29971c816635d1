internal import RefGraph

extension LeakBaseline {
  /// The positions of the entries that describe what keeps the cycle up; `nil` where it is kept up by
  /// a loop that is not known. Linear in the snapshot where an entry describes anything.
  ///
  /// - Parameter snapshot: the cycle's, a rewritten one.
  func entries(covering cycle: RetainCycle, in snapshot: Snapshot) -> Set<Int>? {
    guard !entries.isEmpty else { return nil }
    let loops = CycleReferences(of: cycle, in: snapshot)
    let positions = entries.indices.filter { loops.hasLoop(entries[$0].steps) }
    let known = Set(positions.flatMap { entries[$0].steps })
    guard !positions.isEmpty, Self.cycle(of: cycle, in: snapshot, without: known) == nil else {
      return nil
    }
    return Set(positions)
  }

  /// The cycle that is left of one where references of some steps are cut; `nil` where none is.
  static func cycle(
    of cycle: RetainCycle,
    in snapshot: Snapshot,
    without steps: Set<String>
  ) -> RetainCycle? {
    let left = GraphRewriting(keepingOrderOf: snapshot).rootless {
      !steps.contains(CycleStep.text(of: $0))
    }
    let cycles = RetainCycles(in: left)
    return cycle.objects.lazy.compactMap { cycles.cycle(containing: $0) }.first
  }

  /// The entries that describe what keeps the objects of a cause; `nil` where more does.
  func entries(covering cause: Cause, in snapshot: Snapshot) -> Set<Int>? {
    guard cause.reason == .leak, let cycle = cause.cycles.first else { return nil }
    return entries(covering: cycle, in: snapshot)
  }

  /// A warning for each entry that described nothing though one of its types was there.
  func warnings(matched: Set<Int>, types: Set<String>) -> [Finding] {
    entries.enumerated().compactMap { position, entry in
      guard !matched.contains(position), entry.isAbout(types) else { return nil }
      let place = entry.place.map { " (\($0))" } ?? ""
      let lines =
        ["The baseline knows a cycle\(place) that is not there any more: take it out."]
        + entry.steps.map { "  \($0)" } + ["  reason: \(entry.reason)"]
      return Finding(severity: .warning, message: lines.joined(separator: "\n"))
    }
  }
}

extension LeakBaseline.Entry {
  fileprivate func isAbout(_ types: Set<String>) -> Bool {
    steps.contains { step in
      types.contains { step.hasPrefix("\($0).") || step.contains(".\($0).") }
    }
  }
}
