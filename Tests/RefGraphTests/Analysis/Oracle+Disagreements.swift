import RefGraph

extension Oracle {
  /// In what the analysis of the graph's snapshot differs from the oracle; empty where all agrees.
  ///
  /// Collected as text, because millions of graphs are checked and none of them should cost an
  /// expectation.
  static func disagreements(about graph: TestGraph) throws -> [String] {
    let snapshot = try graph.snapshot()
    let comparison = Comparison(
      oracle: Oracle(graph),
      snapshot: snapshot,
      analysis: SnapshotAnalysis(of: snapshot)
    )
    return comparison.ofObjects() + comparison.ofPaths() + comparison.ofHoldingReferences()
      + comparison.ofVerdicts() + comparison.ofCycles() + comparison.ofLeaks()
  }

  struct Comparison {
    let oracle: Oracle
    let snapshot: Snapshot
    let analysis: SnapshotAnalysis

    var graph: TestGraph { oracle.graph }
    var nodes: Range<Int> { graph.names.indices }

    func differ<Value: Equatable>(_ what: String, _ found: Value, _ expected: Value) -> [String] {
      found == expected ? [] : ["\(what): \(found), expected \(expected)"]
    }

    func arrows(_ references: some Sequence<Snapshot.Reference>) -> [Int] {
      references.compactMap { reference in
        graph.arrows.firstIndex {
          $0.label == reference.label && graph.id($0.from) == reference.source.id
        }
      }
    }

    func nodes(_ objects: [ObjectID]) -> [Int] { objects.map { graph.node($0) } }

    func ofObjects() -> [String] {
      let incoming = IncomingReferences(of: snapshot)
      return nodes.flatMap { node in
        let id = graph.id(node)
        let leading = nodes.flatMap { source in
          graph.arrows.indices.filter {
            graph.arrows[$0].from == source && graph.arrows[$0].to == node
          }
        }
        return differ(
          "holder of \(node)",
          analysis.reachability.holder(of: id),
          oracle.holder(of: node, oracle.owning)
        )
          + differ("incoming of \(node)", arrows(incoming[id]), leading)
          + differ(
            "permanent owners of \(node)",
            nodes(analysis.owners(of: id).permanent),
            oracle.owners(of: [node], .permanent)
          )
          + differ(
            "temporary owners of \(node)",
            nodes(Owners(of: [id], in: snapshot).temporary),
            oracle.owners(of: [node], .temporary)
          )
      }
        + differ(
          "permanent owners",
          nodes(analysis.owners.permanent),
          oracle.owners(of: graph.due, .permanent)
        )
        + differ(
          "temporary owners",
          nodes(analysis.owners.temporary),
          oracle.owners(of: graph.due, .temporary)
        )
    }

    func ofPaths() -> [String] {
      nodes.flatMap { node in
        let found = analysis.retainPath(to: graph.id(node))
        let expected = oracle.path(to: node)
        return differ(
          "root of \(node)",
          found.map { graph.node($0.root.object) },
          expected?.root.node
        )
          + differ("lifetime of \(node)", found?.root.lifetime, expected?.root.lifetime)
          + differ("path to \(node)", found.map { arrows($0.references) }, expected?.arrows)
      }
    }

    func ofHoldingReferences() -> [String] {
      nodes.flatMap { node in
        let found = analysis.holdingReferences(of: graph.id(node)).references
        let expected = oracle.holdingArrows(of: node)
        return differ("holding \(node)", arrows(found.map(\.reference)), expected.map(\.arrow))
          + differ(
            "effects on \(node)",
            found.map { $0.effect == .releases },
            expected.map(\.releases)
          )
      }
    }

    func ofVerdicts() -> [String] {
      differ("due", nodes(analysis.verdicts.map(\.object)), graph.due)
        + analysis.verdicts.flatMap { verdict in
          let node = graph.node(verdict.object)
          var found = Answer(kind: verdict.kind, then: verdict.then)
          if case .possibly(let references) = verdict.certainty {
            found.deciding = Set(arrows(references))
          }
          return differ("verdict of \(node)", found, oracle.verdict(of: node))
            + differ("evidence of \(node)", isProved(verdict), true)
        }
    }

    /// Whether the evidence proves the verdict, checked without the search that found it.
    private func isProved(_ verdict: Verdict) -> Bool {
      switch analysis.verdicts.evidence(for: verdict.object) {
      case nil, .gone: return false
      case .path(let path):
        return path == analysis.retainPath(to: verdict.object)
          && path.root.lifetime == (verdict.kind == .abandoned ? .permanent : .temporary)
      case .closedSet(let objects, let cycle):
        let set = Set(nodes(objects))
        let isClosed = graph.arrows.allSatisfy {
          !Oracle.owns($0) || !set.contains($0.to) || set.contains($0.from)
        }
        let isRooted = graph.roots.contains { set.contains($0.node) }
        let hasCycle = set.contains { oracle.owning.areInCycle($0, $0) }
        return objects.contains(verdict.object) && isClosed && !isRooted
          && (cycle != nil) == hasCycle
          && set.isSuperset(of: nodes(cycle?.objects ?? []))
      }
    }

    func ofCycles() -> [String] {
      let found = (analysis.cycles.cycles + analysis.cycles.balanced).map { cycle in
        Cycle(
          nodes: nodes(cycle.objects),
          shortest: cycle.loop.count,
          status: cycle.status,
          conservative: Set(arrows(cycle.conservativeReferences))
        )
      }
      let expected = oracle.cycles()
      return differ(
        "cycles",
        found,
        expected.filter { $0.status != .balanced } + expected.filter { $0.status == .balanced }
      )
        + (analysis.cycles.cycles + analysis.cycles.balanced)
        .filter { !isLoop($0) }.map { "no loop: \($0.loop)" }
    }

    private func isLoop(_ cycle: RetainCycle) -> Bool {
      let loop = arrows(cycle.loop).map { graph.arrows[$0] }
      let follows = zip(loop, loop.dropFirst() + loop.prefix(1)).allSatisfy { $0.to == $1.from }
      let owns = loop.allSatisfy { $0.strength == .strong || cycle.isPossible && Oracle.owns($0) }
      return follows && owns && cycle.isLoopProvedShortest
        && loop.first?.from == loop.map(\.from).min()
        && Set(nodes(cycle.objects)).isSuperset(of: loop.map(\.from))
    }

    func ofLeaks() -> [String] {
      let expected = oracle.leakGroups()
      let groups = analysis.leaks.groups
      let bytes = expected.map { ($0.head + $0.behind).reduce(0) { $0 + UInt64($1) + 1 } }
      return differ("leaking", groups.map { nodes($0.head) }, expected.map(\.head))
        + differ("leaked behind", groups.map { nodes($0.behind) }, expected.map(\.behind))
        + differ("leaked bytes", groups.map(\.byteCount), bytes)
        + differ("all leaked bytes", analysis.leaks.byteCount, bytes.reduce(0, +))
        + differ(
          "number of leaked objects",
          analysis.leaks.objectCount,
          analysis.reachability.unreached().count
        )
    }
  }
}
