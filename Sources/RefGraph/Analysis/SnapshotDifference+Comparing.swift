extension SnapshotDifference {
  /// Analyses and compares two snapshots. Linear.
  public init(from first: Snapshot, to second: Snapshot) {
    self.init(from: SnapshotAnalysis(of: first), to: SnapshotAnalysis(of: second))
  }

  /// Compares two snapshots that were analysed before. Linear.
  public init(from first: SnapshotAnalysis, to second: SnapshotAnalysis) {
    let before = first.snapshot
    let after = second.snapshot
    born = after.objects.lazy.map(\.id).filter { before.index(of: $0) == nil }
    gone = before.objects.lazy.map(\.id).filter { after.index(of: $0) == nil }
    released = Self.elements(of: after.released, notIn: before.released)
    let references = ReferenceDifference(from: before, to: after)
    addedReferences = references.added
    removedReferences = references.removed
    begunRoots = Self.elements(of: after.roots, notIn: before.roots)
    endedRoots = Self.elements(of: before.roots, notIn: after.roots)
    verdictChanges = Self.changes(from: first.verdicts, to: second.verdicts)
    leaked = second.reachability.unreached().filter {
      before.index(of: $0) == nil || first.reachability.holder(of: $0) != nil
    }
    let cycles = CycleMatching(from: first.cycles, to: second.cycles)
    newCycles = cycles.new
    goneCycles = cycles.gone
    cycleChanges = cycles.changes
  }

  private static func elements<Element: Hashable>(
    of elements: [Element],
    notIn others: [Element]
  ) -> [Element] {
    let others = Set(others)
    return elements.filter { !others.contains($0) }
  }

  /// In the order of the first verdicts, then of those that are only in the second.
  private static func changes(from first: Verdicts, to second: Verdicts) -> [VerdictChange] {
    let objects = first.map(\.object) + second.map(\.object).filter { first[$0] == nil }
    return objects.compactMap { object in
      let before = first[object]
      let after = second[object]
      if let before, let after, before.says(theSameAs: after) { return nil }
      return VerdictChange(object: object, before: before, after: after)
    }
  }
}

extension Verdict {
  /// Whether two verdicts of one object give one answer with one certainty, though perhaps by
  /// references of different snapshots.
  fileprivate func says(theSameAs other: Verdict) -> Bool {
    kind == other.kind && then == other.then
      && (certainty == .certain) == (other.certainty == .certain)
  }
}
