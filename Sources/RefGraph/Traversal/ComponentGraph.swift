/// One component of a graph, cut out: its nodes by local index in the order of the snapshot, and the
/// references among them.
struct ComponentGraph {
  /// The nodes in the whole graph, ascending.
  let nodes: [Int]
  /// Where the row of each local node begins, and, last, the number of references.
  private let rows: [UInt32]
  private let targets: [UInt32]
  private let positions: [UInt32]

  /// Cuts out `nodes`, ascending. Linear in them and their references.
  ///
  /// - Parameter locals: room for a number for each node of the whole graph; what it holds for
  ///   other nodes is not looked at if `belongs` says no.
  init(
    _ nodes: [Int],
    of rows: some ReferenceRows,
    locals: inout [UInt32],
    belongs: (_ node: Int) -> Bool
  ) {
    for (local, node) in nodes.enumerated() { locals[node] = UInt32(local) }
    var localRows: [UInt32] = [0]
    localRows.reserveCapacity(nodes.count + 1)
    var targets: [UInt32] = []
    var positions: [UInt32] = []
    for node in nodes {
      for place in rows.places(of: node) {
        guard let target = rows.node(at: place), belongs(target) else { continue }
        targets.append(locals[target])
        positions.append(UInt32(rows.position(at: place)))
      }
      localRows.append(UInt32(targets.count))
    }
    self.nodes = nodes
    self.rows = localRows
    self.targets = targets
    self.positions = positions
  }

  var referenceCount: Int { targets.count }

  /// The step in the whole graph of the reference at a place in the row of a local node.
  func step(from local: Int, at place: Int) -> BreadthFirstSearch.Step {
    BreadthFirstSearch.Step(
      source: nodes[local],
      position: Int(positions[place]),
      target: nodes[Int(targets[place])]
    )
  }

  /// Whether a loop is left if only the references count of whose positions `counts` says so. By
  /// taking away nodes that nothing leads to (Kahn, 1962). Linear.
  func hasLoop(counting counts: (_ position: Int) -> Bool) -> Bool {
    var owners = [UInt32](repeating: 0, count: nodes.count)
    for place in targets.indices where counts(position(at: place)) {
      owners[Int(targets[place])] += 1
    }
    var free = nodes.indices.filter { owners[$0] == 0 }
    var freed = 0
    while let node = free.popLast() {
      freed += 1
      for place in places(of: node) where counts(position(at: place)) {
        let target = Int(targets[place])
        owners[target] -= 1
        if owners[target] == 0 { free.append(target) }
      }
    }
    return freed < nodes.count
  }
}

extension ComponentGraph: ReferenceRows {
  var nodeCount: Int { nodes.count }
  func places(of node: Int) -> Range<Int> { Int(rows[node])..<Int(rows[node + 1]) }
  func node(at place: Int) -> Int? { Int(targets[place]) }
  func position(at place: Int) -> Int { Int(positions[place]) }
}
