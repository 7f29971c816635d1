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
  /// The number of the first box that the focus has nothing to do with.
  var firstFaded = Int.max
  /// How many of the boxes answer, those of the focus among them.
  var essentialCount = 0
  private var nextToExpand = 0

  static let nowhere = UInt32.max
  /// How many ordinary objects that are alike stay apart.
  static let crowdThreshold = 3
  /// How many boxes an object's neighbours take in a snapshot that is larger than the limit.
  static let fanLimit = 5
  /// How many objects of the same role that are alike stay apart.
  static let roleThreshold = 12

  /// A box in the making.
  struct Draft {
    /// Dense indices, in order; of a way in the order of the path.
    let nodes: [Int]
    let form: Form
    /// Whether the objects share the box because they are alike at one moment of several.
    var isOfSeries = false
    var isCrowd: Bool { form != .object }
  }

  /// What the objects of a box have to do with each other.
  enum Form {
    /// It is one object.
    case object
    /// They are alike.
    case crowd
    /// They are like the example that stands beside them.
    case rest
    /// They are different, and too many to be spread out.
    case mixed
    /// They are the middle of a path, in its order.
    case way
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

  /// Whether not every object can have a box of its own.
  var isLarge: Bool { snapshot.objectCount > limit }

  func isPlaced(_ node: Int) -> Bool { places[node] != Self.nowhere }

  /// Puts nodes into one box, where there is room.
  mutating func place(_ nodes: [Int], as form: Form) {
    guard !isFull, !nodes.isEmpty else { return }
    for node in nodes { places[node] = UInt32(boxes.count) }
    boxes.append(Draft(nodes: nodes, form: form))
  }

  mutating func placeAlone(_ node: Int) {
    if !isPlaced(node) { place([node], as: .object) }
  }

  /// Shows the whole snapshot where it fits; else what answers, and as many rings of neighbours
  /// around it as begin while the drawing is less than half full, the first in any case.
  ///
  /// Whatever is alive hangs on a root or on what heads a leak, and those are placed first.
  ///
  /// - Parameter depth: how many rings there are; `nil` for as many as that.
  mutating func placeAll(depth: Int? = nil) {
    placeRings(depth: depth)
    foldDensePart()
  }

  private mutating func placeRings(depth: Int?) {
    placeEssentials()
    essentialCount = boxes.count
    if let depth {
      var ring = 0
      while ring < depth, !isFull, expandRing() { ring += 1 }
      return
    }
    expandRing()
    while !isFull, !isLarge || boxes.count * 2 < limit, expandRing() {}
  }

  /// Shows what has to do with one object, and, faded, the rest as far as there is room: all where
  /// the snapshot fits, else what answers.
  mutating func placeAll(around object: ObjectID, depth: Int) {
    place(around: object, depth: depth)
    if focus != nil { firstFaded = boxes.count }
    placeAll(depth: isLarge ? 0 : nil)
  }

  /// Walks on from all boxes that were not walked on from before.
  ///
  /// - Returns: whether there were any.
  @discardableResult
  private mutating func expandRing() -> Bool {
    let ring = nextToExpand..<boxes.count
    for number in ring where boxes[number].form != .mixed && boxes[number].form != .way {
      let nodes = boxes[number].nodes
      placeAlike(nodes.flatMap { targets(of: $0) })
      placeAlike(nodes.flatMap { sources(of: $0) })
    }
    nextToExpand = ring.upperBound
    return !ring.isEmpty
  }

  func targets(of node: Int) -> [Int] { allTargets(of: node).filter { !isPlaced($0) } }

  func sources(of node: Int) -> [Int] { allSources(of: node).filter { !isPlaced($0) } }

  func allTargets(of node: Int) -> some Sequence<Int> {
    let rows = snapshot.storage.rows
    return snapshot.storage.targets[Int(rows[node])..<Int(rows[node + 1])].lazy.map { Int($0) }
  }

  func allSources(of node: Int) -> some Sequence<Int> {
    incoming.sources[Int(incoming.rows[node])..<Int(incoming.rows[node + 1])].lazy.map { Int($0) }
  }

  func kind(of node: Int) -> ObjectKind {
    Snapshot.Object(storage: snapshot.storage, index: node).kind
  }

  func role(of node: Int) -> DiagramPlan.Role {
    DiagramPlan.Role(
      isDue: findings.isDue(node),
      mark: findings.mark(of: node),
      roots: keepers[node] ?? [],
      isInCycle: loopNodes.contains(node),
      isFocus: node == focus,
      isFaded: isPlaced(node) && Int(places[node]) >= firstFaded
    )
  }

  /// What is true of all objects of a box. Only of a mixed one, of a way and of one that stands in
  /// several snapshots do they differ.
  func role(of draft: Draft) -> DiagramPlan.Role {
    var common = role(of: draft.nodes[0])
    guard draft.form == .mixed || draft.form == .way || draft.isOfSeries else { return common }
    for node in draft.nodes.dropFirst() { common.formIntersection(role(of: node)) }
    return common
  }

  /// Puts everything into other boxes, some of which may be empty.
  mutating func replaceBoxes(with drafts: [Draft]) {
    places = Array(repeating: Self.nowhere, count: snapshot.objectCount)
    boxes = drafts
    for (number, draft) in drafts.enumerated() {
      for node in draft.nodes { places[node] = UInt32(number) }
    }
  }
}
