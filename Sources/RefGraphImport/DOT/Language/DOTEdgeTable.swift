/// The edges of a strict graph, of which there is one between two nodes.
struct DOTEdgeTable {
  private var known: [Ends: Int] = [:]

  private struct Ends: Hashable {
    let source: Int
    let target: Int
  }

  /// Adds an edge, or, in a strict graph that has one between the same nodes, its attributes.
  mutating func add(_ edge: DOTGraph.Edge, to graph: inout DOTGraph) {
    guard graph.isStrict else { return graph.edges.append(edge) }
    let isTurned = !graph.isDirected && edge.target < edge.source
    let ends =
      isTurned
      ? Ends(source: edge.target, target: edge.source)
      : Ends(source: edge.source, target: edge.target)
    if let index = known[ends] {
      graph.edges[index].attributes.merge(edge.attributes)
    } else {
      known[ends] = graph.edges.count
      graph.edges.append(edge)
    }
  }
}
