extension DiagramPlanner {
  /// For how many objects all owners are searched, and how many owners of each lifetime are shown.
  private static let searchedLimit = 8

  /// Places what answers first: due objects and cycles, what keeps them, what heads other leaks, and
  /// the other roots.
  mutating func placeEssentials() {
    let due = snapshot.due.compactMap { snapshot.index(of: $0) }
    let loops = loopNodesInOrder(due: Set(due))
    guard !isLarge else { return placeEssentials(due: due, loops: loops) }
    let alone = placeOutstanding(due + loops)
    for node in alone { placePath(to: node, head: .max, tail: 0) }
    for node in alone.prefix(Self.searchedLimit) { placeOwnerPaths(to: node) }
    placeLeakHeads()
    placeOutstanding(snapshot.roots.compactMap { snapshot.index(of: $0.object) })
  }

  /// The same where there is more than can be shown: the first due object with both ends of the way to
  /// it and its cut, the other due objects and their cuts; then, as far as there is room, the ways to
  /// them, cycles, and what keeps those.
  private mutating func placeEssentials(due: [Int], loops: [Int]) {
    if let first = due.first {
      placeAlone(first)
      placePath(to: first, head: 3, tail: 4)
      placeCuts { $0.contains(first) }
    }
    let others = placeOutstanding(due, room: max(1, limit / 3))
    placeCuts { releases in others.contains(where: releases.contains) }
    for node in others where boxes.count < limit * 2 / 3 {
      placePath(to: node, head: 1, tail: 2)
    }
    let looped = placeOutstanding(loops, room: max(1, limit / 4))
    for node in looped { placePath(to: node, head: 1, tail: 1) }
    for node in (due.prefix(1) + others).prefix(Self.searchedLimit) { placeOwnerPaths(to: node) }
    placeLeakHeads()
    let roots = snapshot.roots.compactMap { snapshot.index(of: $0.object) }
    placeOutstanding(roots, room: max(1, limit / 4))
  }

  /// Places the ends of the cuts that release what is asked for, with the ways to them.
  private mutating func placeCuts(releasing isWanted: (Set<Int>) -> Bool) {
    for cut in findings.cuts where isWanted(cut.releases) {
      placeAlone(cut.source)
      placeAlone(cut.target)
      placePath(to: cut.source, head: 1, tail: 1)
    }
  }

  /// The objects of shown loops; where not all can be shown, those first on whose loop something is
  /// due.
  private func loopNodesInOrder(due: Set<Int>) -> [Int] {
    let loops = analysis.cycles.cycles.map { $0.loop.map(\.sourceIndex) }
    guard isLarge else { return loops.flatMap { $0 } }
    let isBad = loops.map { $0.contains(where: due.contains) }
    return loops.indices.filter { isBad[$0] }.flatMap { loops[$0] }
      + loops.indices.filter { !isBad[$0] }.flatMap { loops[$0] }
  }

  private mutating func placeLeakHeads() {
    placeAlike(analysis.leaks.groups.lazy.map(\.head[0]).compactMap { snapshot.index(of: $0) })
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

  /// Places the shortest path to an object; see ``placeWay(_:head:tail:)``.
  private mutating func placePath(to node: Int, head: Int, tail: Int) {
    guard let path = analysis.retainPath(to: snapshot.id(at: node)) else { return }
    placeWay(path.objects().compactMap { snapshot.index(of: $0) }, head: head, tail: tail)
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
        placeWay(way.steps.reversed().map(\.target) + [node], head: 3, tail: 4)
      }
    }
  }
}
