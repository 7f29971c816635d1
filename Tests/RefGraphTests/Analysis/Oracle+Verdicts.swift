import RefGraph

extension Oracle {
  struct Answer: Equatable {
    var kind: Verdict.Kind
    var then: Verdict.Kind?
    /// The conservative arrows that decide; none for a certain verdict.
    var deciding: Set<Int> = []
  }

  func verdict(of node: Int) -> Answer {
    var answer = Answer(kind: kind(of: node, owning))
    let kept = survivors(owns: Self.owns)
    if answer.kind == .temporarilyHeld, kept.contains(node) { answer.then = .leaked }
    let conservative = Set(
      graph.arrows.indices.filter { graph.arrows[$0].strength == .conservative }
    )
    if kind(of: node, strong) != answer.kind {
      answer.deciding = conservative.intersection(path(to: node)?.arrows ?? [])
    } else if answer.then == .leaked,
      !survivors(owns: { $0.strength == .strong }).contains(node)
    {
      var rest = graph
      rest.arrows.removeAll { !kept.contains($0.from) || !kept.contains($0.to) }
      let ways = Ways(rest, counting: Self.owns)
      answer.deciding = conservative.filter {
        kept.contains(graph.arrows[$0].from) && kept.contains(graph.arrows[$0].to)
          && ways.leads(graph.arrows[$0].to, to: node)
      }
    }
    return answer
  }

  private func kind(of node: Int, _ ways: Ways) -> Verdict.Kind {
    switch holder(of: node, ways) {
    case .permanent: .abandoned
    case .temporary: .temporarilyHeld
    case nil: .leaked
    }
  }

  /// What is left when all temporary roots have ended, and, where conservative arrows do not own,
  /// whatever only they kept has gone.
  private func survivors(owns: @escaping (TestGraph.Arrow) -> Bool) -> Set<Int> {
    var counting = NaiveARC(graph, owns: owns)
    for root in roots(.temporary) { counting.drop(root) }
    for arrow in graph.arrows where Self.owns(arrow) && !owns(arrow) { counting.letGo(arrow.to) }
    return Set(graph.names.indices).subtracting(counting.gone)
  }
}
