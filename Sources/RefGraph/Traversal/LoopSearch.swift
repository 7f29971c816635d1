/// Searches a component for shorter and shorter loops.
struct LoopSearch {
  /// The shortest loop so far; empty before the first.
  private(set) var best: [BreadthFirstSearch.Step] = []
  /// How many references were looked at.
  private(set) var work = 0

  private let graph: ComponentGraph
  /// By node: the number of the last walk that came to it.
  private var seenBy: [UInt32]
  private var walk: UInt32 = 0
  /// By node: the node before it in that walk, the place of the reference between, and the distance.
  private var predecessors: [UInt32]
  private var places: [UInt32]
  private var distances: [UInt32]
  private var queue: [UInt32] = []

  init(_ graph: ComponentGraph) {
    self.graph = graph
    seenBy = Array(repeating: 0, count: graph.nodeCount)
    predecessors = seenBy
    places = seenBy
    distances = seenBy
  }

  /// Finds a shortest loop through a node that has no node before it, if it is shorter than the
  /// best.
  mutating func searchLoop(through node: Int) {
    let limit = best.isEmpty ? Int.max : best.count
    if let way = way(from: node, to: node, above: node, shorterThan: limit) { best = way }
  }

  /// Finds a shortest loop through a reference, if it is shorter than the best.
  mutating func searchLoop(through reference: ComponentIncomingRows.Entry) {
    let source = Int(reference.source)
    let place = Int(reference.place)
    let limit = best.isEmpty ? Int.max : best.count
    guard limit > 1, let target = graph.node(at: place) else { return }
    let step = graph.step(from: source, at: place)
    if source == target {
      best = [step]
    } else if let way = way(from: target, to: source, above: 0, shorterThan: limit - 1) {
      best = [step] + way
    }
  }

  /// A shortest way of at least one reference, if there is one that is short enough and stays among
  /// the nodes from `least` on.
  private mutating func way(
    from start: Int,
    to end: Int,
    above least: Int,
    shorterThan limit: Int
  ) -> [BreadthFirstSearch.Step]? {
    walk += 1
    queue.removeAll(keepingCapacity: true)
    queue.append(UInt32(start))
    seenBy[start] = walk
    distances[start] = 0
    var next = 0
    while next < queue.count {
      let node = Int(queue[next])
      next += 1
      if Int(distances[node]) + 1 >= limit { return nil }
      for place in graph.places(of: node) {
        work += 1
        guard let target = graph.node(at: place), target >= least else { continue }
        if target == end { return steps(from: start, to: node, then: place) }
        guard seenBy[target] != walk else { continue }
        seenBy[target] = walk
        predecessors[target] = UInt32(node)
        places[target] = UInt32(place)
        distances[target] = distances[node] + 1
        queue.append(UInt32(target))
      }
    }
    return nil
  }

  private func steps(
    from start: Int,
    to last: Int,
    then place: Int
  ) -> [BreadthFirstSearch.Step] {
    var steps = [graph.step(from: last, at: place)]
    var node = last
    while node != start {
      let source = Int(predecessors[node])
      steps.append(graph.step(from: source, at: Int(places[node])))
      node = source
    }
    return steps.reversed()
  }
}
