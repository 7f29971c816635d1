internal import RefGraph

extension LeakBaseline {
  /// The positions of the entries that described something.
  struct Matches {
    var entries: Set<Int> = []
  }

  /// Whether a cycle is known.
  func covers(_ cycle: RetainCycle, _ matches: inout Matches) -> Bool {
    let steps = CycleSteps(of: cycle)
    guard let position = entries.firstIndex(where: steps.matches) else { return false }
    matches.entries.insert(position)
    return true
  }

  /// Whether nothing but a known cycle keeps the objects of a cause: the cycle leaks, or would if
  /// what holds it now ended.
  func covers(_ cause: Cause, _ matches: inout Matches) -> Bool {
    guard cause.reason == .leak, let cycle = cause.cycles.first else { return false }
    return covers(cycle, &matches)
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
