import Testing

@testable import RefGraph

/// What stands out around a focus, against a search of the references as they are listed.
@Suite struct DiagramDepthTests {
  /// By object: those that it refers to or that refer to it, and those that own it.
  private struct Neighbours {
    private(set) var all: [ObjectID: Set<ObjectID>] = [:]
    private(set) var owners: [ObjectID: Set<ObjectID>] = [:]

    init(_ snapshot: Snapshot) {
      for reference in snapshot.objects.flatMap(\.references) {
        let (source, target) = (reference.source.id, reference.target.id)
        all[source, default: []].insert(target)
        all[target, default: []].insert(source)
        if reference.strength == .strong || reference.strength == .conservative {
          owners[target, default: []].insert(source)
        }
      }
    }

    func near(_ object: ObjectID, depth: Int) -> Set<ObjectID> {
      (0..<depth).reduce([object]) { near, _ in near.union(near.flatMap { all[$0] ?? [] }) }
    }

    /// Whatever keeps the object alive: all retain paths and cycles lie in it.
    func keeping(_ object: ObjectID) -> Set<ObjectID> {
      var keeping: Set = [object]
      var pending = [object]
      while let next = pending.popLast() {
        for owner in owners[next] ?? [] where keeping.insert(owner).inserted {
          pending.append(owner)
        }
      }
      return keeping
    }
  }

  private static func outstanding(_ plan: DiagramPlan) -> Set<ObjectID> {
    var objects: Set<ObjectID> = []
    for (position, box) in plan.boxes.enumerated() where !box.role.isFaded {
      switch box.content {
      case .object(let object): objects.insert(object.id)
      case .crowd: objects.formUnion(plan.members[position] ?? [])
      case .released: continue
      }
    }
    return objects
  }

  @Test(arguments: ScenarioLibrary.names)
  func `what stands out is near the focus or keeps it`(name: String) throws {
    let scenario = try #require(try ScenarioLibrary.scenario(named: name))
    let timeline = try scenario.play(scenario.setting(number: scenario.settingCount() - 1))
    for moment in timeline.moments.suffix(2) where moment.snapshot.objectCount <= 40 {
      let analysis = SnapshotAnalysis(of: moment.snapshot)
      let neighbours = Neighbours(moment.snapshot)
      for (number, object) in moment.snapshot.objects.enumerated() where number % 3 == 1 {
        let keeping = neighbours.keeping(object.id)
        for depth in 0...3 {
          let plan = DiagramPlan(of: analysis, focus: object.id, depth: depth)
          let outstanding = Self.outstanding(plan)
          let near = neighbours.near(object.id, depth: depth)
          let what = "\(moment.name): \(object.handle) within \(depth)"
          #expect(outstanding.isSuperset(of: near), "\(what)")
          #expect(outstanding.subtracting(near).isSubset(of: keeping), "\(what)")
        }
      }
    }
  }
}
