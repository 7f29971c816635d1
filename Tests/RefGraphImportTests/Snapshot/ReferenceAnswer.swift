import RefGraph

/// The answer to a graph, found the obvious way: sets, repeated until nothing changes.
struct ReferenceAnswer: Equatable {
  /// Objects that ARC has not released.
  var alive: Set<String>
  /// What became of each due object.
  var verdicts: [String: Verdict.Kind]
  var cycles: Set<Set<String>>
  var permanentOwners: Set<String>
  var temporaryOwners: Set<String>

  init(to graph: TestGraph) {
    let alive = Self.alive(in: graph)
    let owning = graph.references.filter {
      ($0.strength == .strong || $0.strength == .conservative) && alive.contains($0.source)
    }
    let closure = Self.closure(of: alive, owning)
    func isReached(_ object: String, from lifetime: RootLifetime) -> Bool {
      graph.roots.contains {
        $0.lifetime == lifetime
          && ($0.object == object || closure[$0.object]?.contains(object) == true)
      }
    }
    func owners(_ lifetime: RootLifetime) -> Set<String> {
      let due = Set(graph.due).intersection(alive)
      return Set(
        graph.roots.filter { $0.lifetime == lifetime }.map(\.object).filter {
          due.contains($0) || !due.isDisjoint(with: closure[$0] ?? [])
        }
      )
    }
    self.alive = alive
    verdicts = [:]
    for object in graph.due {
      verdicts[object] =
        if !alive.contains(object) {
          .released
        } else if isReached(object, from: .permanent) {
          .abandoned
        } else if isReached(object, from: .temporary) {
          .temporarilyHeld
        } else {
          .leaked
        }
    }
    cycles = Set(
      alive.filter { closure[$0]?.contains($0) == true }.map { object in
        Set(
          alive.filter {
            closure[object]?.contains($0) == true && closure[$0]?.contains(object) == true
          }
        )
      }
    )
    permanentOwners = owners(.permanent)
    temporaryOwners = owners(.temporary)
  }

  /// Takes away any object with no owner left, one after the other, until all have one.
  private static func alive(in graph: TestGraph) -> Set<String> {
    var alive = Set(graph.objects)
    while let unowned = alive.first(where: { object in
      !graph.roots.contains { $0.object == object }
        && !graph.references.contains {
          $0.target == object && alive.contains($0.source)
            && ($0.strength == .strong || $0.strength == .conservative)
        }
    }) {
      alive.remove(unowned)
    }
    return alive
  }

  /// What each object leads to, over one reference or more (Warshall's algorithm).
  private static func closure(
    of objects: Set<String>,
    _ references: [TestGraph.Reference]
  ) -> [String: Set<String>] {
    var closure: [String: Set<String>] = [:]
    for reference in references { closure[reference.source, default: []].insert(reference.target) }
    for middle in objects {
      let further = closure[middle] ?? []
      for object in objects where closure[object]?.contains(middle) == true {
        closure[object]?.formUnion(further)
      }
    }
    return closure
  }
}

extension ReferenceAnswer {
  /// The same answer, as the analyses of a snapshot give it.
  init(analysisOf snapshot: Snapshot) {
    let analysis = SnapshotAnalysis(of: snapshot)
    func names(_ objects: [ObjectID]) -> Set<String> {
      Set(objects.compactMap { snapshot.object($0)?.name })
    }
    alive = Set(snapshot.objects.compactMap(\.name))
    verdicts = Dictionary(
      analysis.verdicts.map { ($0.handle, $0.kind) },
      uniquingKeysWith: { first, _ in first }
    )
    // A component that is one only by conservative references is listed beside the strong ones.
    let cycles = (analysis.cycles.cycles + analysis.cycles.balanced).map { names($0.objects) }
    self.cycles = Set(
      cycles.filter { cycle in !cycles.contains { $0.isStrictSuperset(of: cycle) } }
    )
    permanentOwners = names(analysis.owners.permanent)
    temporaryOwners = names(analysis.owners.temporary)
  }
}
