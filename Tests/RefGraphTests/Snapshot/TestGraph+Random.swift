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
}
