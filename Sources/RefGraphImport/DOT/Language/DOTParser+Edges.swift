extension DOTParser {
  /// The ends of edges, from the first on: `a -> {b c} -> d`.
  struct Chain {
    var ends: [End] = []
    /// Where the first is.
    var offset = 0

    /// What stands at one end.
    enum End {
      case nodes([Int])
      /// The index of a scope.
      case subgraph(Int)
    }
  }

  /// A statement that begins with a name: `a = b`, a node, or an edge.
  mutating func beginWith(_ id: DOTID) throws(DOTFileError) {
    let offset = token.range.lowerBound
    try advance()
    guard token.kind == .equals else {
      let end = try end(beginningWith: id, at: offset)
      return try go(on: end, at: offset)
    }
    try advance()
    guard case .id = token.kind else { throw unexpected(.value) }
    var attributes = DOTAttributes()
    set(id, at: offset, of: .graph, in: &attributes)
    if frames.count == 1 { result.attributes.merge(attributes) }
    try advance()
    try endStatement()
  }

  /// Takes an end into the chain of the innermost frame, and reads the chain on: up to its end, or
  /// to a subgraph, after which it goes on.
  mutating func go(on end: Chain.End, at offset: Int) throws(DOTFileError) {
    let frame = frames.count - 1
    if frames[frame].chain.ends.isEmpty { frames[frame].chain.offset = offset }
    frames[frame].chain.ends.append(end)
    while case .edge(let isDirected) = token.kind {
      if isDirected != result.isDirected {
        throw source.error(
          .wrongEdge(isDirected: result.isDirected),
          at: token.range.lowerBound
        )
      }
      try advance()
      switch token.kind {
      case .id(let id):
        let offset = token.range.lowerBound
        try advance()
        frames[frame].chain.ends.append(try self.end(beginningWith: id, at: offset))
      case .keyword(.subgraph), .openBrace: return try open()
      default: throw unexpected(.end)
      }
    }
    let chain = frames[frame].chain
    frames[frame].chain = Chain()
    if chain.ends.count == 1 {
      try finishNodes(chain.ends[0])
    } else {
      try finishEdges(chain)
    }
    try endStatement()
  }

  /// A node, or several with commas between them, which is how Graphviz reads on.
  private mutating func end(
    beginningWith id: DOTID,
    at offset: Int
  ) throws(DOTFileError) -> Chain.End {
    var nodes = [mention(id, at: offset)]
    try port()
    while token.kind == .comma {
      try advance()
      guard case .id(let id) = token.kind else { throw unexpected(.name) }
      nodes.append(mention(id, at: token.range.lowerBound))
      try advance()
      try port()
    }
    return .nodes(nodes)
  }

  /// `:port:compass`, which says where a line begins, and nothing about the graph.
  private mutating func port() throws(DOTFileError) {
    for _ in 0..<2 where token.kind == .colon {
      try advance()
      guard case .id = token.kind else { throw unexpected(.name) }
      try advance()
    }
  }

  /// The index of a node, which is made where this is its first mention.
  private mutating func mention(_ id: DOTID, at offset: Int) -> Int {
    let frame = frames[frames.count - 1]
    let node: Int
    if let known = nodes[id] {
      node = known
    } else {
      node = result.nodes.count
      nodes[id] = node
      result.nodes.append(
        .init(id: id, offset: offset, isInLegend: frame.isLegend, attributes: frame.nodeDefaults)
      )
    }
    scopes.add(node, to: frame.scope)
    return node
  }

  private mutating func finishNodes(_ end: Chain.End) throws(DOTFileError) {
    let attributes = try attributes(of: .node)
    guard case .nodes(let nodes) = end else { return }
    for node in nodes { result.nodes[node].attributes.merge(attributes) }
  }

  private mutating func finishEdges(_ chain: Chain) throws(DOTFileError) {
    var attributes = frames[frames.count - 1].edgeDefaults
    attributes.merge(try self.attributes(of: .edge))
    var sources = try members(of: chain.ends[0], at: chain.offset)
    for end in chain.ends.dropFirst() {
      let targets = try members(of: end, at: chain.offset)
      if sources.count != 1 || targets.count != 1 {
        try spend(on: sources.count.multipliedReportingOverflow(by: targets.count), chain.offset)
      }
      for source in sources {
        for target in targets {
          let edge = DOTGraph.Edge(
            source: source,
            target: target,
            offset: chain.offset,
            attributes: attributes
          )
          edges.add(edge, to: &result)
        }
      }
      sources = targets
    }
  }

  private mutating func members(
    of end: Chain.End,
    at offset: Int
  ) throws(DOTFileError) -> [Int] {
    switch end {
    case .nodes(let nodes): return nodes
    case .subgraph(let scope):
      guard let members = scopes.members(of: scope) else { throw tooManyEdges(at: offset) }
      return members
    }
  }

  private mutating func spend(
    on count: (partialValue: Int, overflow: Bool),
    _ offset: Int
  ) throws(DOTFileError) {
    guard !count.overflow, scopes.spend(count.partialValue) else { throw tooManyEdges(at: offset) }
  }

  private func tooManyEdges(at offset: Int) -> DOTFileError {
    source.error(.tooManyEdges(bound: DOTScopes.budget), at: offset)
  }
}

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
