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

/// Which nodes stand in which subgraph.
///
/// Each subgraph knows the nodes and subgraphs that are mentioned in it directly, so that memory
/// stays within the size of the text. Who asks for all of its nodes pays for the walk, and all walks
/// together, with all edges that subgraphs stand for, have one budget.
struct DOTScopes {
  /// How many steps and edges subgraphs may cost.
  static let budget = 1_000_000

  let root = 0
  private var scopes = [Scope()]
  private var left = budget

  private struct Scope {
    var nodes: [Int] = []
    var inner: [Int] = []
    var named: [DOTID: Int] = [:]
  }

  /// Enters a subgraph, which is the same as before where the name is.
  mutating func open(_ name: DOTID?, in outer: Int) -> Int {
    if let name, let known = scopes[outer].named[name] { return known }
    let scope = scopes.count
    scopes.append(Scope())
    if outer != root { scopes[outer].inner.append(scope) }
    if let name { scopes[outer].named[name] = scope }
    return scope
  }

  /// Nobody asks for the nodes of the whole graph.
  mutating func add(_ node: Int, to scope: Int) {
    if scope != root { scopes[scope].nodes.append(node) }
  }

  /// All nodes in a subgraph, in the order of their first mention in the graph; `nil` where the
  /// budget is used up.
  mutating func members(of scope: Int) -> [Int]? {
    var members: Set<Int> = []
    var open = [scope]
    while let scope = open.popLast() {
      guard spend(1 + scopes[scope].nodes.count) else { return nil }
      members.formUnion(scopes[scope].nodes)
      open += scopes[scope].inner
    }
    return members.sorted()
  }

  /// Takes `count` off the budget.
  ///
  /// - Returns: whether there was enough.
  mutating func spend(_ count: Int) -> Bool {
    guard count <= left else { return false }
    left -= count
    return true
  }
}
