/// Finds the cyclic components of a snapshot and makes a `RetainCycle` of each.
struct CycleFinder {
  private let snapshot: Snapshot
  private let reachability: Reachability
  private let isDue: [Bool]
  /// By number of a framework fact: whether a verb takes the reference down.
  private let isTakenDown: [Bool]
  /// Room that the cutting out of components shares.
  private var locals: [UInt32]

  /// A cycle and its nodes, ascending.
  struct Found {
    let cycle: RetainCycle
    let nodes: [Int]
  }

  init(_ snapshot: Snapshot, _ reachability: Reachability) {
    var isDue = [Bool](repeating: false, count: snapshot.objectCount)
    for object in snapshot.due {
      if let node = snapshot.index(of: object) { isDue[node] = true }
    }
    self.snapshot = snapshot
    self.reachability = reachability
    self.isDue = isDue
    isTakenDown = [false] + FrameworkFact.all.map { $0.ends != nil }
    locals = Array(repeating: 0, count: snapshot.objectCount)
  }

  /// All cycles in the order of their first nodes; a certain one before a possible one.
  mutating func cycles() -> [Found] {
    let strongRows = OwningRows(snapshot.storage, .strong)
    let strong = Components(of: strongRows)
    var found: [Found] = []
    for nodes in strong.cyclic(along: strongRows) {
      let graph = cut(nodes, of: strongRows, strong)
      let loop = ShortestLoop(in: graph)
      found.append(Found(cycle: cycle(graph, loop, conservative: []), nodes: nodes))
    }
    guard snapshot.holdsReference(of: .conservative) else { return found }
    let owningRows = OwningRows(snapshot.storage, .strongAndConservative)
    let owning = Components(of: owningRows)
    for nodes in owning.cyclic(along: owningRows) {
      let graph = cut(nodes, of: owningRows, owning)
      let joining = references(of: graph, joining: strong)
      guard !joining.isEmpty else { continue }
      let loop = ShortestLoop(in: graph, through: joining)
      let steps = joining.map { graph.step(from: Int($0.source), at: Int($0.place)) }
      found.append(Found(cycle: cycle(graph, loop, conservative: steps), nodes: nodes))
    }
    return found.enumerated()
      .sorted { ($0.element.nodes[0], $0.offset) < ($1.element.nodes[0], $1.offset) }
      .map(\.element)
  }

  private mutating func cut(
    _ nodes: [Int],
    of rows: OwningRows,
    _ components: Components
  ) -> ComponentGraph {
    let number = components.numbers[nodes[0]]
    return ComponentGraph(nodes, of: rows, locals: &locals) { components.numbers[$0] == number }
  }

  /// The conservative references that make a component of what strong references alone do not join;
  /// none where they join it already, or where a single node refers to itself strongly.
  private func references(
    of graph: ComponentGraph,
    joining strong: Components
  ) -> [ComponentIncomingRows.Entry] {
    let strengths = snapshot.storage.strengths
    var joining: [ComponentIncomingRows.Entry] = []
    for source in 0..<graph.nodeCount {
      for place in graph.places(of: source) {
        let step = graph.step(from: source, at: place)
        let isConservative = strengths[step.position] == Strength.conservative.rawValue
        if graph.nodeCount == 1, !isConservative { return [] }
        let isJoining =
          graph.nodeCount == 1 || strong.numbers[step.source] != strong.numbers[step.target]
        if isConservative, isJoining {
          joining.append(.init(source: UInt32(source), place: UInt32(place)))
        }
      }
    }
    return joining
  }

  private func cycle(
    _ graph: ComponentGraph,
    _ loop: ShortestLoop,
    conservative: [BreadthFirstSearch.Step]
  ) -> RetainCycle {
    RetainCycle(
      objects: graph.nodes.map { snapshot.id(at: $0) },
      loop: loop.steps.map { snapshot.reference(at: $0.position, source: $0.source) },
      isLoopProvedShortest: loop.isProved,
      status: status(of: graph),
      conservativeReferences: conservative.map {
        snapshot.reference(at: $0.position, source: $0.source)
      }
    )
  }

  private func status(of graph: ComponentGraph) -> RetainCycle.Status {
    guard let lifetime = reachability.holder(at: graph.nodes[0]) else { return .leaked }
    let facts = snapshot.storage.facts
    let isBalanced =
      !facts.isEmpty && !graph.nodes.contains { isDue[$0] }
      && !graph.hasLoop { !isTakenDown[Int(facts[$0])] }
    return isBalanced ? .balanced : .held(by: lifetime)
  }
}
