import RefGraph

extension Oracle {
  /// What is other in one drawing than in another of the same run.
  struct Difference: Equatable {
    var leaked: [Int] = []
    var verdictChanges: [VerdictChange] = []
    var newCycles: [[Int]] = []
    var goneCycles: [[Int]] = []
    var cycleChanges: [CycleChange] = []

    struct VerdictChange: Equatable {
      var node: Int
      var before: Saying?
      var after: Saying?
    }

    /// A verdict without the references that it rests on.
    struct Saying: Equatable {
      var kind: Verdict.Kind
      var then: Verdict.Kind?
      var isCertain: Bool
    }

    struct CycleChange: Equatable {
      var nodes: [Int]
      var before: RetainCycle.Status
      var after: RetainCycle.Status
    }
  }

  /// Every object of either drawing, and every set of objects that is a cycle in either, looked up
  /// in both.
  func difference(to later: Oracle) -> Difference {
    let (before, after) = (cycles(), later.cycles())
    let findings = after.filter { $0.status != .balanced }
    var difference = Difference()
    difference.leaked = later.graph.names.indices.filter { later.isLeaked($0) && !isLeaked($0) }
    difference.verdictChanges = nodes(in: graph.due, then: later.graph.due).compactMap { node in
      let change = Difference.VerdictChange(
        node: node,
        before: saying(of: node),
        after: later.saying(of: node)
      )
      return change.before == change.after ? nil : change
    }
    difference.newCycles = findings.map(\.nodes).filter { nodes in
      !before.contains { $0.nodes == nodes }
    }
    difference.goneCycles = before.filter { $0.status != .balanced }.map(\.nodes).filter { nodes in
      !after.contains { $0.nodes == nodes }
    }
    for cycle in findings + after.filter({ $0.status == .balanced }) {
      for other in before where other.nodes == cycle.nodes && other.status != cycle.status {
        difference.cycleChanges.append(
          .init(nodes: cycle.nodes, before: other.status, after: cycle.status)
        )
      }
    }
    return difference
  }

  private func isLeaked(_ node: Int) -> Bool {
    graph.names.indices.contains(node) && holder(of: node, owning) == nil
  }

  private func saying(of node: Int) -> Difference.Saying? {
    guard graph.due.contains(node) else { return nil }
    let answer = verdict(of: node)
    return .init(kind: answer.kind, then: answer.then, isCertain: answer.deciding.isEmpty)
  }

  private func nodes(in first: [Int], then second: [Int]) -> [Int] {
    first + second.filter { !first.contains($0) }
  }
}

extension Oracle.Difference {
  /// What a difference of the drawing's snapshots says.
  init(_ difference: SnapshotDifference, in graph: TestGraph) {
    func nodes(_ objects: [ObjectID]) -> [Int] { objects.map(graph.node) }
    leaked = nodes(difference.leaked)
    verdictChanges = difference.verdictChanges.map {
      VerdictChange(
        node: graph.node($0.object),
        before: $0.before.map(Saying.init),
        after: $0.after.map(Saying.init)
      )
    }
    newCycles = difference.newCycles.map { nodes($0.objects) }
    goneCycles = difference.goneCycles.map { nodes($0.objects) }
    cycleChanges = difference.cycleChanges.map {
      CycleChange(nodes: nodes($0.objects), before: $0.before.status, after: $0.after.status)
    }
  }
}

extension Oracle.Difference.Saying {
  init(_ verdict: Verdict) {
    kind = verdict.kind
    then = verdict.then
    isCertain = verdict.certainty == .certain
  }
}
