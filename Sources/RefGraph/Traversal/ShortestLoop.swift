/// One shortest loop of a component.
///
/// First a reference from a node to itself; then two nodes that refer to each other; then a
/// breadth-first search from each node in order, leaving out the nodes before it, whose loops are
/// known. Real heaps have such components of a hundred or so objects at most. In a giant one the
/// searches stop when a budget is used up: the loop is then a loop, but not proved to be shortest.
struct ShortestLoop {
  /// The steps of the loop. It starts at its first node in the order of the component.
  let steps: [BreadthFirstSearch.Step]
  let isProved: Bool

  /// Searches a component that is cyclic. Linear, with a factor of at most `effort` for the searches.
  init(in graph: ComponentGraph, effort: Int = 64) {
    let incoming = ComponentIncomingRows(graph)
    if let loop = Self.selfReference(in: graph) ?? Self.pair(in: graph, incoming) {
      steps = loop
      isProved = true
      return
    }
    var search = LoopSearch(graph, incoming)
    let budget = effort * (graph.nodeCount + graph.referenceCount)
    var start = 0
    while start < graph.nodeCount, search.best.count != 3,
      search.best.isEmpty || search.work < budget
    {
      search.searchLoop(through: start)
      start += 1
    }
    steps = search.best
    isProved = search.best.count == 3 || start == graph.nodeCount
  }

  /// Searches a component for the shortest of the loops that go through one of some references, of
  /// which there is one at least. Linear, with the same factor.
  init(
    in graph: ComponentGraph,
    through references: [ComponentIncomingRows.Entry],
    effort: Int = 64
  ) {
    var search = LoopSearch(graph, ComponentIncomingRows(graph))
    let budget = effort * (graph.nodeCount + graph.referenceCount)
    var searched = 0
    while searched < references.count, search.best.count != 1,
      search.best.isEmpty || search.work < budget
    {
      search.searchLoop(through: references[searched])
      searched += 1
    }
    steps = Self.startingAtFirst(search.best)
    isProved = search.best.count == 1 || searched == references.count
  }

  private static func startingAtFirst(
    _ loop: [BreadthFirstSearch.Step]
  ) -> [BreadthFirstSearch.Step] {
    guard let first = loop.indices.min(by: { loop[$0].source < loop[$1].source }) else { return [] }
    return Array(loop[first...] + loop[..<first])
  }

  private static func selfReference(in graph: ComponentGraph) -> [BreadthFirstSearch.Step]? {
    for node in 0..<graph.nodeCount {
      if let place = graph.places(of: node).first(where: { graph.node(at: $0) == node }) {
        return [graph.step(from: node, at: place)]
      }
    }
    return nil
  }

  /// The first node that refers to a later one which refers back, with its first such reference.
  ///
  /// Nodes are marked with whom they refer to and asked for by whom they are referred to, so that a
  /// hub's row is read as often as the hub, not as often as its neighbours.
  private static func pair(
    in graph: ComponentGraph,
    _ incoming: ComponentIncomingRows
  ) -> [BreadthFirstSearch.Step]? {
    var firstPlaces = [UInt32](repeating: 0, count: graph.nodeCount)
    var markedBy = [Int](repeating: -1, count: graph.nodeCount)
    for node in 0..<graph.nodeCount {
      for place in graph.places(of: node) {
        guard let target = graph.node(at: place), markedBy[target] != node else { continue }
        markedBy[target] = node
        firstPlaces[target] = UInt32(place)
      }
      let backward = incoming.entries(of: node).first { markedBy[Int($0.source)] == node }
      if let backward {
        let source = Int(backward.source)
        return [
          graph.step(from: node, at: Int(firstPlaces[source])),
          graph.step(from: source, at: Int(backward.place)),
        ]
      }
    }
    return nil
  }
}
