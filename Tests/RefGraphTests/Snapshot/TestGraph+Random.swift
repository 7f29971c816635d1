import RefGraph

extension TestGraph {
  /// A small graph of every strength, with roots of both lifetimes, due objects and now and then a
  /// reference of a framework. The same for the same seed.
  static func random(seed: UInt64) -> TestGraph {
    var random = SplitMix(seed: seed)
    let count = Int.random(in: 1...10, using: &random)
    let owning: [Strength] = seed % 3 == 0 ? [.strong, .conservative] : [.strong]
    var graph = TestGraph(names: (0..<count).map { "n\($0)" })
    for index in 0..<Int.random(in: 0...(count * 5 / 2), using: &random) {
      let isOwning = Int.random(in: 0..<5, using: &random) > 0
      let pool = isOwning ? owning : [.weak, .unowned, .unmanaged]
      let isFramework = seed % 4 == 1 && Bool.random(using: &random)
      graph.arrows.append(
        Arrow(
          from: Int.random(in: 0..<count, using: &random),
          to: Int.random(in: 0..<count, using: &random),
          label: "r\(index)",
          strength: pool.randomElement(using: &random) ?? .strong,
          fact: isFramework
            ? ["timer.block", "sceneDelegate.window"].randomElement(using: &random) : nil
        )
      )
    }
    for lifetime in RootLifetime.allCases {
      for node in 0..<count where Int.random(in: 0..<6, using: &random) == 0 {
        graph.roots.append(Root(node: node, lifetime: lifetime))
      }
    }
    graph.roots.shuffle(using: &random)
    graph.due = (0..<count).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
    return graph
  }

  /// The graph some time later: now and then objects, references, roots and due objects have come
  /// and gone.
  func edited(using random: inout SplitMix) -> TestGraph {
    var graph = self
    func isRare() -> Bool { Int.random(in: 0..<5, using: &random) == 0 }
    if isRare() { graph.names.removeLast(names.count / 3) }
    if isRare() { graph.names.append("n\(graph.names.count)") }
    let nodes = graph.names.indices
    graph.arrows.removeAll { !nodes.contains($0.from) || !nodes.contains($0.to) || isRare() }
    graph.roots.removeAll { !nodes.contains($0.node) || isRare() }
    graph.due.removeAll { !nodes.contains($0) || isRare() }
    for index in 0..<Int.random(in: 0..<4, using: &random) {
      graph.arrows.append(
        Arrow(
          from: Int.random(in: nodes, using: &random),
          to: Int.random(in: nodes, using: &random),
          label: "s\(index)",
          strength: .strong
        )
      )
    }
    for node in nodes where isRare() {
      let lifetime = RootLifetime.allCases.randomElement(using: &random) ?? .permanent
      if !graph.roots.contains(where: { $0.node == node }) {
        graph.roots.append(Root(node: node, lifetime: lifetime))
      }
      if !graph.due.contains(node) { graph.due.append(node) }
    }
    return graph
  }
}
