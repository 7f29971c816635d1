extension DOTParser {
  /// `subgraph name {`, of which the brace alone must be there.
  mutating func open() throws(DOTFileError) {
    let start = token.range.lowerBound
    var name: DOTID?
    if token.kind == .keyword(.subgraph) {
      try advance()
      if case .id(let id) = token.kind {
        name = id
        try advance()
      }
      guard token.kind == .openBrace else { throw unexpected(name == nil ? .bodyOfGraph : .body) }
    }
    guard frames.count <= Self.depth else {
      throw source.error(.nesting(.subgraph, bound: Self.depth), at: start)
    }
    let outer = frames[frames.count - 1]
    let isLegend = outer.isLegend || name?.bytes == DOTGraph.legend
    if isLegend { result.hasLegend = true }
    frames.append(
      Frame(
        scope: scopes.open(name, in: outer.scope),
        isLegend: isLegend,
        offset: start,
        nodeDefaults: outer.nodeDefaults,
        edgeDefaults: outer.edgeDefaults
      )
    )
    try advance()
  }

  /// `}`: the end of the graph, or of a subgraph, which may be the end of an edge.
  mutating func close() throws(DOTFileError) {
    let frame = frames.removeLast()
    try advance()
    if !frames.isEmpty { try go(on: .subgraph(frame.scope), at: frame.offset) }
  }
}
