import RefGraph

/// Reference counting as one would write it first: counts in a dictionary, and recursion.
struct NaiveARC {
  let graph: TestGraph
  let owns: (TestGraph.Arrow) -> Bool
  private var owners: [Int: Int] = [:]
  private var cut: Set<Int> = []
  private(set) var gone: [Int] = []

  init(_ graph: TestGraph, owns: @escaping (TestGraph.Arrow) -> Bool = Oracle.owns) {
    self.graph = graph
    self.owns = owns
    for arrow in graph.arrows where owns(arrow) { owners[arrow.to, default: 0] += 1 }
    for root in graph.roots { owners[root.node, default: 0] += 1 }
  }

  mutating func cut(arrow index: Int) {
    let arrow = graph.arrows[index]
    guard owns(arrow), !gone.contains(arrow.from), cut.insert(index).inserted else { return }
    drop(arrow.to)
  }

  mutating func drop(_ node: Int) {
    owners[node, default: 0] -= 1
    letGo(node)
  }

  mutating func letGo(_ node: Int) {
    guard owners[node, default: 0] == 0, !gone.contains(node) else { return }
    gone.append(node)
    for (index, arrow) in graph.arrows.enumerated()
    where arrow.from == node && owns(arrow) && !cut.contains(index) {
      drop(arrow.to)
    }
  }
}

extension Oracle {
  /// The arrows without which no root leads to the node, in the order of a path, each with whether
  /// its cut releases the node.
  func holdingArrows(of node: Int) -> [(arrow: Int, releases: Bool)] {
    guard let path = path(to: node) else { return [] }
    return path.arrows.compactMap { index in
      var without = graph
      without.arrows.remove(at: index)
      let ways = Ways(without, counting: Self.owns)
      guard holder(of: node, ways) == nil else { return nil }
      var counting = NaiveARC(graph)
      counting.cut(arrow: index)
      return (index, counting.gone.contains(node))
    }
  }

  /// The shortest path, permanent roots before temporary ones, then the first in the order of roots
  /// and arrows: by trying all in that order.
  func path(to node: Int) -> (root: TestGraph.Root, arrows: [Int])? {
    for lifetime in [RootLifetime.permanent, .temporary] {
      let roots = roots(lifetime).filter { owning.leads($0, to: node) }
      let lengths = roots.map { $0 == node ? 0 : owning.steps($0, to: node) }
      guard let shortest = lengths.min() else { continue }
      for root in roots {
        if let arrows = arrows(from: root, to: node, exactly: shortest) {
          return (TestGraph.Root(node: root, lifetime: lifetime), arrows)
        }
      }
    }
    return nil
  }

  private func arrows(from: Int, to: Int, exactly length: Int) -> [Int]? {
    if length == 0 { return from == to ? [] : nil }
    for (index, arrow) in graph.arrows.enumerated() where arrow.from == from && Self.owns(arrow) {
      if let rest = arrows(from: arrow.to, to: to, exactly: length - 1) { return [index] + rest }
    }
    return nil
  }
}
