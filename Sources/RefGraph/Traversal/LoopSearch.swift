/// Searches a component for shorter and shorter loops.
///
/// A node whose loops are known is taken away, and with it, one after the other, all that nothing
/// leads to any more or that lead nowhere: no loop goes through them. So a ring of any size is done
/// after its first node.
struct LoopSearch {
  /// The shortest loop so far; empty before the first.
  private(set) var best: [BreadthFirstSearch.Step] = []
  /// How many references were looked at.
  private(set) var work = 0

  private let graph: ComponentGraph
  private let incoming: ComponentIncomingRows
  /// By node: how many references of nodes that are left lead to it, and from it.
  private var leadingTo: [UInt32]
  private var leadingFrom: [UInt32]
  private var isTakenAway: [Bool]
  /// By node: the number of the last walk that came to it.
  private var seenBy: [UInt32]
  private var walk: UInt32 = 0
  /// By node: the node before it in that walk, the place of the reference between, and the distance.
  private var predecessors: [UInt32]
  private var places: [UInt32]
  private var distances: [UInt32]
  private var queue: [UInt32] = []

  init(_ graph: ComponentGraph, _ incoming: ComponentIncomingRows) {
    self.graph = graph
    self.incoming = incoming
    leadingTo = (0..<graph.nodeCount).map { UInt32(incoming.entries(of: $0).count) }
    leadingFrom = (0..<graph.nodeCount).map { UInt32(graph.places(of: $0).count) }
    isTakenAway = Array(repeating: false, count: graph.nodeCount)
    seenBy = Array(repeating: 0, count: graph.nodeCount)
    predecessors = seenBy
    places = seenBy
    distances = seenBy
  }

  /// Finds a shortest loop through a node, if it is shorter than the best, and takes the node away.
  mutating func searchLoop(through node: Int) {
    guard !isTakenAway[node] else { return }
    let limit = best.isEmpty ? Int.max : best.count
    if let way = way(from: node, to: node, shorterThan: limit) { best = way }
    takeAway(node)
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
    } else if let way = way(from: target, to: source, shorterThan: limit - 1) {
      best = [step] + way
    }
  }

  /// A shortest way of at least one reference through nodes that are left, if there is one that is
  /// short enough.
  private mutating func way(
    from start: Int,
    to end: Int,
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
        guard let target = graph.node(at: place), !isTakenAway[target] else { continue }
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

  private mutating func takeAway(_ node: Int) {
    var pending = [node]
    isTakenAway[node] = true
    while let node = pending.popLast() {
      for place in graph.places(of: node) {
        guard let target = graph.node(at: place), !isTakenAway[target] else { continue }
        leadingTo[target] -= 1
        if leadingTo[target] == 0 {
          isTakenAway[target] = true
          pending.append(target)
        }
      }
      for entry in incoming.entries(of: node) where !isTakenAway[Int(entry.source)] {
        leadingFrom[Int(entry.source)] -= 1
        if leadingFrom[Int(entry.source)] == 0 {
          isTakenAway[Int(entry.source)] = true
          pending.append(Int(entry.source))
        }
      }
    }
  }
}
