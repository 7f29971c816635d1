/// The references of a component, by the local node that they lead to.
struct ComponentIncomingRows {
  private let rows: [UInt32]
  private let incoming: [Entry]

  /// A reference: the local node that holds it, and its place in that node's row.
  struct Entry {
    var source: UInt32
    var place: UInt32
  }

  /// Turns round the rows of a component. Linear.
  init(_ graph: ComponentGraph) {
    var rows = [UInt32](repeating: 0, count: graph.nodeCount + 1)
    for place in 0..<graph.referenceCount {
      if let target = graph.node(at: place) { rows[target + 1] += 1 }
    }
    for node in 0..<graph.nodeCount { rows[node + 1] += rows[node] }
    var next = rows
    var incoming = [Entry](repeating: Entry(source: 0, place: 0), count: graph.referenceCount)
    for source in 0..<graph.nodeCount {
      for place in graph.places(of: source) {
        guard let target = graph.node(at: place) else { continue }
        incoming[Int(next[target])] = Entry(source: UInt32(source), place: UInt32(place))
        next[target] += 1
      }
    }
    self.rows = rows
    self.incoming = incoming
  }

  /// The references that lead to a node, in the order of their sources.
  func entries(of node: Int) -> ArraySlice<Entry> {
    incoming[Int(rows[node])..<Int(rows[node + 1])]
  }
}
