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
