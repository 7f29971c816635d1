/// Deals the objects that no root reaches out to the cycles and orphans that keep them.
struct LeakGrouping {
  private let groundwork: Groundwork
  private let rows: OwningRows
  /// By node: whether it is in a group, or reached and so in none.
  private var isDealt: [Bool]

  private struct Head {
    let nodes: [Int]
    let cycle: RetainCycle?
  }

  init(_ groundwork: Groundwork) {
    self.groundwork = groundwork
    rows = OwningRows(groundwork.snapshot.storage, .strongAndConservative)
    isDealt = (0..<rows.nodeCount).map { groundwork.reachability.holder(at: $0) != nil }
  }

  mutating func groups() -> [Leaks.Group] {
    heads().map { group(of: $0) }
  }

  /// The cycles and the orphans, in the order of their first nodes. Of a possible cycle and the
  /// certain ones in it the possible one, which is all of them.
  private mutating func heads() -> [Head] {
    let leaked = groundwork.cycles.cycles.filter { $0.status == .leaked }
    var heads: [Head] = []
    for cycle in leaked.filter(\.isPossible) + leaked.filter({ !$0.isPossible }) {
      let nodes = cycle.objects.compactMap { groundwork.snapshot.index(of: $0) }
      guard nodes.allSatisfy({ !isDealt[$0] }) else { continue }
      for node in nodes { isDealt[node] = true }
      heads.append(Head(nodes: nodes, cycle: cycle))
    }
    let incoming = groundwork.incoming
    for node in 0..<rows.nodeCount where !isDealt[node] {
      guard incoming.places(of: node).allSatisfy({ incoming.node(at: $0) == nil }) else { continue }
      isDealt[node] = true
      heads.append(Head(nodes: [node], cycle: nil))
    }
    return heads.sorted { $0.nodes[0] < $1.nodes[0] }
  }

  private mutating func group(of head: Head) -> Leaks.Group {
    var behind: [Int] = []
    var pending = head.nodes
    while let node = pending.popLast() {
      for place in rows.places(of: node) {
        guard let target = rows.node(at: place), !isDealt[target] else { continue }
        isDealt[target] = true
        behind.append(target)
        pending.append(target)
      }
    }
    behind.sort()
    let snapshot = groundwork.snapshot
    return Leaks.Group(
      cycle: head.cycle,
      head: head.nodes.map { snapshot.id(at: $0) },
      behind: behind.map { snapshot.id(at: $0) },
      byteCount: (head.nodes + behind).reduce(0) { sum, node in
        sum.addingSaturated(snapshot.storage.sizes[node])
      }
    )
  }
}
