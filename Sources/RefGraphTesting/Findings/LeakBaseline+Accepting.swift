public import RefGraph

extension LeakBaseline {
  /// All cycles of a snapshot are known, for one reason: what to begin a file with.
  ///
  /// - Precondition: the reason is one line of text.
  /// - Complexity: linear in the snapshot for each kind of loop.
  public init(accepting snapshot: Snapshot, reason: String) {
    let graph = TestedGraph(snapshot).snapshot
    var entries: [Entry] = []
    for cycle in RetainCycles(in: graph).cycles {
      let known = LeakBaseline(entries: entries)
      guard known.entries(covering: cycle, in: graph) == nil else { continue }
      var next: RetainCycle? = cycle
      var cut: Set<String> = []
      while let loop = next?.loop.map(CycleStep.text) {
        entries.append(Entry(steps: loop, reason: reason))
        cut.formUnion(loop)
        next = Self.cycle(of: cycle, in: graph, without: cut)
      }
    }
    self.entries = entries
  }
}
