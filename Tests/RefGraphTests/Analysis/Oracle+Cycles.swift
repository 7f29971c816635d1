import RefGraph

extension Oracle {
  struct Cycle: Equatable {
    var nodes: [Int]
    var shortest: Int
    var status: RetainCycle.Status
    var conservative: Set<Int> = []
  }

  /// The cycles in the order of their first nodes, a certain one before a possible one.
  func cycles() -> [Cycle] {
    var cycles: [Cycle] = []
    for node in graph.names.indices {
      let certain = component(of: node, strong)
      if certain.first == node {
        let shortest = certain.map { strong.steps($0, to: $0) }.min() ?? 0
        let status = status(of: certain, counting: { $0.strength == .strong })
        cycles.append(Cycle(nodes: certain, shortest: shortest, status: status))
      }
      let possible = component(of: node, owning)
      if possible.first == node, possible != certain {
        let joining = joining(possible)
        cycles.append(
          Cycle(
            nodes: possible,
            shortest: joining.map { loopLength(through: graph.arrows[$0]) }.min() ?? 0,
            status: status(of: possible, counting: Self.owns),
            conservative: joining
          )
        )
      }
    }
    return cycles
  }

  func component(of node: Int, _ ways: Ways) -> [Int] {
    graph.names.indices.filter { ways.areInCycle(node, $0) }
  }

  private func joining(_ nodes: [Int]) -> Set<Int> {
    Set(
      graph.arrows.indices.filter { index in
        let arrow = graph.arrows[index]
        guard arrow.strength == .conservative, nodes.contains(arrow.from), nodes.contains(arrow.to)
        else { return false }
        if arrow.from == arrow.to { return nodes.count == 1 }
        return !strong.areInCycle(arrow.from, arrow.to)
      }
    )
  }

  private func loopLength(through arrow: TestGraph.Arrow) -> Int {
    arrow.from == arrow.to ? 1 : 1 + owning.steps(arrow.to, to: arrow.from)
  }

  private func status(
    of nodes: [Int],
    counting counts: (TestGraph.Arrow) -> Bool
  ) -> RetainCycle.Status {
    guard let lifetime = holder(of: nodes[0], owning) else { return .leaked }
    let lasting = Ways(graph) { arrow in
      counts(arrow) && nodes.contains(arrow.from) && nodes.contains(arrow.to)
        && arrow.fact.flatMap { FrameworkFact.named($0) }?.ends == nil
    }
    let isTakenDown = !nodes.contains { lasting.areInCycle($0, $0) }
    let isDue = nodes.contains { graph.due.contains($0) }
    return isTakenDown && !isDue ? .balanced : .held(by: lifetime)
  }

  /// Heads and what hangs behind them, as sets of nodes.
  func leakGroups() -> [(head: [Int], behind: [Int])] {
    let unreached = graph.names.indices.filter { holder(of: $0, owning) == nil }
    let heads = unreached.compactMap { node -> [Int]? in
      let component = component(of: node, owning)
      if component.first == node { return component }
      let isOwned = graph.arrows.contains { $0.to == node && Self.owns($0) }
      return component.isEmpty && !isOwned ? [node] : nil
    }
    let heading = Set(heads.joined())
    var taken: Set<Int> = []
    return heads.map { head in
      let ways = Ways(graph) { arrow in
        Self.owns(arrow) && !heading.contains(arrow.to)
          && (!heading.contains(arrow.from) || head.contains(arrow.from))
      }
      let behind = unreached.filter { node in
        !heading.contains(node) && !taken.contains(node)
          && head.contains { ways.leads($0, to: node) }
      }
      taken.formUnion(behind)
      return (head, behind)
    }
  }
}
