/// Puts objects into boxes until all are shown or the limit is reached.
///
/// It places what answers first, then walks on from each box, in the order of placing, to what its
/// objects refer to and to what refers to them. On each step objects that are alike are folded.
struct DiagramPlanner {
  let analysis: SnapshotAnalysis
  let snapshot: Snapshot
  let findings: DiagramFindings
  let limit: Int
  let incoming: IncomingReferences
  var boxes: [Draft] = []
  /// By node: the number of its box, or `nowhere`.
  var places: [UInt32]
  var keepers: [Int: [DiagramPlan.Keeper]] = [:]
  var loopNodes: Set<Int> = []
  var focus: Int?
  private var nextToExpand = 0

  static let nowhere = UInt32.max
  /// How many ordinary objects that are alike stay apart.
  static let crowdThreshold = 3
  /// How many objects of the same role that are alike stay apart.
  static let roleThreshold = 12

  /// A box in the making.
  struct Draft {
    /// Dense indices, in order.
    let nodes: [Int]
    let isRest: Bool
    var isCrowd: Bool { nodes.count > 1 || isRest }
  }

  init(of analysis: SnapshotAnalysis, limit: Int) {
    let snapshot = analysis.snapshot
    self.analysis = analysis
    self.snapshot = snapshot
    self.limit = limit
    findings = DiagramFindings(of: analysis)
    incoming = IncomingReferences(of: snapshot)
    places = Array(repeating: Self.nowhere, count: snapshot.objectCount)
    for root in snapshot.roots {
      guard let node = snapshot.index(of: root.object) else { continue }
      keepers[node, default: []].append(.init(lifetime: root.lifetime, label: root.label))
    }
    for cycle in analysis.cycles.cycles { loopNodes.formUnion(cycle.loop.lazy.map(\.sourceIndex)) }
  }

  var isFull: Bool { boxes.count >= limit }

  func isPlaced(_ node: Int) -> Bool { places[node] != Self.nowhere }

  /// Puts nodes into one box, where there is room.
  mutating func place(_ nodes: [Int], isRest: Bool = false) {
    guard !isFull else { return }
    for node in nodes { places[node] = UInt32(boxes.count) }
    boxes.append(Draft(nodes: nodes, isRest: isRest))
  }

  mutating func placeAlone(_ node: Int) {
    if !isPlaced(node) { place([node]) }
  }

  /// Shows the whole snapshot, as far as there is room.
  mutating func placeAll() {
    placeEssentials()
    expand()
    var start = 0
    placeAlike((0..<snapshot.objectCount).filter { !isPlaced($0) && isUnowned($0) })
    expand()
    while !isFull, start < snapshot.objectCount {
      if !isPlaced(start) {
        place([start])
        expand()
      }
      start += 1
    }
  }

  /// Walks on from boxes that were not walked on from before.
  private mutating func expand() {
    while nextToExpand < boxes.count, !isFull {
      let nodes = boxes[nextToExpand].nodes
      nextToExpand += 1
      placeAlike(nodes.flatMap { targets(of: $0) })
      placeAlike(nodes.flatMap { sources(of: $0) })
    }
  }

  func targets(of node: Int) -> [Int] {
    let rows = snapshot.storage.rows
    return snapshot.storage.targets[Int(rows[node])..<Int(rows[node + 1])].lazy.map { Int($0) }
      .filter { !isPlaced($0) }
  }

  func sources(of node: Int) -> [Int] {
    incoming.sources[Int(incoming.rows[node])..<Int(incoming.rows[node + 1])].lazy.map { Int($0) }
      .filter { !isPlaced($0) }
  }

  private func isUnowned(_ node: Int) -> Bool {
    referrers(of: node).isEmpty
  }

  func role(of node: Int) -> DiagramPlan.Role {
    DiagramPlan.Role(
      isDue: findings.isDue(node),
      mark: findings.mark(of: node),
      roots: keepers[node] ?? [],
      isInCycle: loopNodes.contains(node),
      isFocus: node == focus
    )
  }
}
