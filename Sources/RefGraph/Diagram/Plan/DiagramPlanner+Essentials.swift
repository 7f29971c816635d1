extension DiagramPlanner {
  /// For how many objects all owners are searched, and how many owners of each lifetime are shown.
  private static let searchedLimit = 8

  /// Places what answers first: due objects and cycles, what keeps them, what heads other leaks, and
  /// the other roots.
  mutating func placeEssentials() {
    let due = snapshot.due.compactMap { snapshot.index(of: $0) }
    let loops = analysis.cycles.cycles.flatMap { $0.loop.map(\.sourceIndex) }
    let alone = placeOutstanding(due + loops)
    for node in alone {
      guard let path = analysis.retainPath(to: snapshot.id(at: node)) else { continue }
      for object in path.objects() { placeAlone(object) }
    }
    for node in alone.prefix(Self.searchedLimit) { placeOwnerPaths(to: node) }
    placeAlike(analysis.leaks.groups.lazy.map(\.head[0]).compactMap { snapshot.index(of: $0) })
    placeOutstanding(snapshot.roots.compactMap { snapshot.index(of: $0.object) })
  }

  /// Places one object, what keeps it, its cycle, and what is within `depth` references of it.
  mutating func place(around object: ObjectID, depth: Int) {
    guard let node = snapshot.index(of: object) else { return }
    focus = node
    place([node], as: .object)
    for cycle in analysis.cycles.cycles where cycle.objects.contains(object) {
      for reference in cycle.loop { placeAlone(reference.sourceIndex) }
    }
    placeOwnerPaths(to: node)
    var reached: Set<Int> = [node]
    var ring = [node]
    for _ in 0..<depth {
      let sources = ring.flatMap { allSources(of: $0) }.filter { reached.insert($0).inserted }
      let targets = ring.flatMap { allTargets(of: $0) }.filter { reached.insert($0).inserted }
      ring = sources + targets
      guard !ring.isEmpty, !isFull else { return }
      placeAlike(sources)
      placeAlike(targets)
    }
  }

  private mutating func placeAlone(_ object: ObjectID) {
    if let node = snapshot.index(of: object) { placeAlone(node) }
  }

  /// Places a shortest path from each owner, up to a few of each lifetime.
  private mutating func placeOwnerPaths(to node: Int) {
    var search = BreadthFirstSearch(nodeCount: snapshot.objectCount)
    search.walk(
      from: CollectionOfOne(node),
      along: OwningIncomingRows(incoming, .strongAndConservative)
    )
    for lifetime in RootLifetime.allCases {
      let owners = snapshot.rootNodes(lifetime).lazy.filter { search.hasReached($0) }
      for owner in owners.prefix(Self.searchedLimit) {
        guard let way = search.way(to: owner) else { continue }
        for step in way.steps.reversed() { placeAlone(step.target) }
      }
    }
  }
}
