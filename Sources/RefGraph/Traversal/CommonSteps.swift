/// The steps that every way from some starts to one node has in common: its edge dominators.
///
/// Take any way. A step of it is dispensable if some detour leaves the way before the step and comes
/// back behind it. So sweep along the way: from each of its nodes explore everything off the way that
/// no earlier node explored, and keep the furthest node of the way that was come to. Where that is
/// not past the node at hand, the next step is common.
///
///     start ─► a ─► b ─► c ─► node        a ─► x ─► c
///
/// Here `start ─► a` and `c ─► node` are common: the detour by `x` spans the two between. Each
/// reference is looked at once. (The method is that of finding bridges on a path by furthest reach; a
/// dominator tree would answer for all nodes at once, and costs more for one.)
struct CommonSteps {
  /// The common steps, in the order of the way.
  let steps: [BreadthFirstSearch.Step]

  /// Finds a way and sweeps along it. Linear.
  init(to node: Int, from starts: [Int], along rows: some ReferenceRows) {
    var search = BreadthFirstSearch(nodeCount: rows.nodeCount)
    search.walk(from: starts, along: rows)
    guard let way = search.way(to: node) else {
      steps = []
      return
    }
    var sweep = Sweep(way: way.steps, start: way.start, nodeCount: rows.nodeCount)
    for start in starts where start != way.start { sweep.explore(from: start, along: rows) }
    var common: [BreadthFirstSearch.Step] = []
    for (index, step) in way.steps.enumerated() {
      sweep.leave(step, along: rows)
      if sweep.furthest <= index { common.append(step) }
    }
    steps = common
  }

  private struct Sweep {
    /// The furthest index on the way that an exploration has come to.
    private(set) var furthest = 0
    /// By node: its index on the way, `elsewhere`, or `explored`.
    private var places: [UInt32]
    private static let elsewhere = UInt32.max
    private static let explored = UInt32.max - 1

    init(way: [BreadthFirstSearch.Step], start: Int, nodeCount: Int) {
      places = Array(repeating: Self.elsewhere, count: nodeCount)
      places[start] = 0
      for (index, step) in way.enumerated() { places[step.target] = UInt32(index + 1) }
    }

    /// Explores what a node of the way leads to, other than by its step.
    mutating func leave(_ step: BreadthFirstSearch.Step, along rows: some ReferenceRows) {
      var pending: [UInt32] = []
      for place in rows.places(of: step.source) {
        guard let target = rows.node(at: place) else { continue }
        if target == step.target, rows.position(at: place) == step.position { continue }
        arrive(at: target, &pending)
      }
      explore(&pending, along: rows)
    }

    /// Explores from a start off the way, or notes one on it.
    mutating func explore(from start: Int, along rows: some ReferenceRows) {
      var pending: [UInt32] = []
      arrive(at: start, &pending)
      explore(&pending, along: rows)
    }

    private mutating func explore(_ pending: inout [UInt32], along rows: some ReferenceRows) {
      while let node = pending.popLast() {
        for place in rows.places(of: Int(node)) {
          if let target = rows.node(at: place) { arrive(at: target, &pending) }
        }
      }
    }

    private mutating func arrive(at node: Int, _ pending: inout [UInt32]) {
      switch places[node] {
      case Self.explored: break
      case Self.elsewhere:
        places[node] = Self.explored
        pending.append(UInt32(node))
      case let index: furthest = max(furthest, Int(index))
      }
    }
  }
}
