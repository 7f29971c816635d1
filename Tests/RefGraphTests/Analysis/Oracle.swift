import RefGraph

/// The answers, found the obvious and slow way: matrices after Floyd and Warshall, removal of one
/// arrow after the other, and reference counting by recursion. It reads the test's drawing, never
/// a snapshot.
struct Oracle {
  let graph: TestGraph
  let strong: Ways
  let owning: Ways

  init(_ graph: TestGraph) {
    self.graph = graph
    strong = Ways(graph, counting: { $0.strength == .strong })
    owning = Ways(graph, counting: Self.owns)
  }

  static func owns(_ arrow: TestGraph.Arrow) -> Bool {
    arrow.strength == .strong || arrow.strength == .conservative
  }

  func roots(_ lifetime: RootLifetime) -> [Int] {
    graph.roots.filter { $0.lifetime == lifetime }.map(\.node)
  }

  func holder(of node: Int, _ ways: Ways) -> RootLifetime? {
    if roots(.permanent).contains(where: { ways.leads($0, to: node) }) { return .permanent }
    if roots(.temporary).contains(where: { ways.leads($0, to: node) }) { return .temporary }
    return nil
  }

  func owners(of nodes: [Int], _ lifetime: RootLifetime) -> [Int] {
    var owners: [Int] = []
    for root in roots(lifetime) where !owners.contains(root) {
      if nodes.contains(where: { owning.leads(root, to: $0) }) { owners.append(root) }
    }
    return owners
  }

  /// How many arrows lie between any two nodes, at least.
  struct Ways {
    private let distances: [[Int]]
    static let none = 1_000_000

    init(_ graph: TestGraph, counting counts: (TestGraph.Arrow) -> Bool) {
      let count = graph.names.count
      var distances = Array(repeating: Array(repeating: Self.none, count: count), count: count)
      for arrow in graph.arrows where counts(arrow) { distances[arrow.from][arrow.to] = 1 }
      for middle in 0..<count {
        for from in 0..<count {
          for to in 0..<count {
            let around = distances[from][middle] + distances[middle][to]
            if around < distances[from][to] { distances[from][to] = around }
          }
        }
      }
      self.distances = distances
    }

    /// The least number of arrows from one to another, at least one; `none` where no way leads.
    func steps(_ from: Int, to: Int) -> Int { distances[from][to] }

    func leads(_ from: Int, to: Int) -> Bool { from == to || distances[from][to] < Self.none }

    func areInCycle(_ one: Int, _ other: Int) -> Bool {
      distances[one][other] < Self.none && distances[other][one] < Self.none
    }
  }
}
