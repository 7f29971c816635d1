internal import RefGraph

/// The owning references of a cycle among its objects, by their steps.
struct CycleReferences {
  private var arrows: [String: [Arrow]] = [:]

  private struct Arrow {
    let source: ObjectID
    let target: ObjectID
  }

  /// Linear in the references of the cycle's objects.
  init(of cycle: RetainCycle, in snapshot: Snapshot) {
    let members = Set(cycle.objects)
    for object in cycle.objects.compactMap({ snapshot.object($0) }) {
      for reference in object.references where members.contains(reference.target.id) {
        guard reference.strength == .strong || reference.strength == .conservative else { continue }
        arrows[CycleStep.text(of: reference), default: []].append(
          Arrow(source: object.id, target: reference.target.id)
        )
      }
    }
  }

  /// Whether references of these steps, one after the other, lead back to where they began. For each
  /// reference of the first step, linear in those of the others.
  func hasLoop(_ steps: [String]) -> Bool {
    guard let first = steps.first, steps.allSatisfy({ arrows[$0] != nil }) else { return false }
    return arrows[first, default: []].contains { start in
      var reached: Set = [start.target]
      for step in steps.dropFirst() {
        reached = Set(
          arrows[step, default: []].lazy.filter { reached.contains($0.source) }.map(\.target)
        )
      }
      return reached.contains(start.source)
    }
  }
}
