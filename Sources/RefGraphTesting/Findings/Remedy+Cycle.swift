internal import RefGraph

extension Remedy {
  /// The remedy of a cycle, once nothing else holds it; `nil` where nothing simple helps. Linear, with the
  /// length of the loop as a factor.
  ///
  /// It is at the one reference to speak of first, where one releases all objects. Else it is at all
  /// references of the cycle to one of the objects.
  ///
  /// - Parameters:
  ///   - objects: those that shall go.
  ///   - snapshot: a rewritten one.
  init?(of cycle: RetainCycle, releasing objects: [ObjectID], in snapshot: Snapshot) {
    let left = cycle.status == .leaked ? snapshot : Self.isolated(cycle, in: snapshot)
    let cost = (left.objectCount + left.referenceCount) * cycle.loop.count
    guard cost <= Self.replayLimit,
      let leaked = RetainCycles(in: left).cycle(containing: cycle.loop[0].source.id)
    else { return nil }
    let leading = CycleCuts(of: leaked, in: left).leading(for: objects)
    if let leading, Set(objects).isSubset(of: leading.released) {
      self.init(at: [leading.reference])
    } else if let all = Self.references(into: leaked, releasing: objects, in: left) {
      self.init(at: all)
    } else {
      return nil
    }
  }

  /// How many objects and references may be gone through to replay the cuts of a loop.
  private static let replayLimit = 20_000_000
  /// More references than these are no advice.
  private static let referenceLimit = 6

  /// The graph in which nothing else keeps the cycle.
  private static func isolated(_ cycle: RetainCycle, in snapshot: Snapshot) -> Snapshot {
    let members = Set(cycle.objects)
    return GraphRewriting(keepingOrderOf: snapshot).rootless { reference in
      members.contains(reference.source.id) || !members.contains(reference.target.id)
    }
  }

  /// All references of a cycle to one of its objects: of those whose cuts release everything, the set
  /// with the fewest elements of collections, then with the fewest references.
  private static func references(
    into cycle: RetainCycle,
    releasing objects: [ObjectID],
    in snapshot: Snapshot
  ) -> [Snapshot.Reference]? {
    let members = Set(cycle.objects)
    let incoming = IncomingReferences(of: snapshot)
    let sets = objects.filter(members.contains).prefix(referenceLimit).map { object in
      incoming[object].filter {
        members.contains($0.source.id) && ($0.strength == .strong || $0.strength == .conservative)
      }
    }
    return
      sets
      .filter { set in
        set.count <= referenceLimit
          && Set(objects).isSubset(of: Settlement(of: snapshot, after: .init(cut: set)).released)
      }
      .min { rank($0) < rank($1) }
  }

  private static func rank(_ set: [Snapshot.Reference]) -> (Int, Int) {
    (set.count { $0.label.contains("[") && $0.source.kind != .closure }, set.count)
  }
}
