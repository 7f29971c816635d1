extension Verdicts {
  /// Why an object's verdict is what it is; `nil` where the object is not due. Linear in the path,
  /// or in what leads to a leaked object.
  ///
  /// It is found when it is asked for, because the evidence of all due objects together can be
  /// longer than the snapshot by the square.
  public func evidence(for object: ObjectID) -> Verdict.Evidence? {
    guard let verdict = self[object] else { return nil }
    switch verdict.kind {
    case .released:
      return released[object].map { .gone($0) }
    case .abandoned, .temporarilyHeld:
      return paths.path(to: object).map { .path($0) }
    case .leaked:
      return snapshot.index(of: object).map { closedSet(around: $0) }
    }
  }

  private func closedSet(around node: Int) -> Verdict.Evidence {
    var search = BreadthFirstSearch(nodeCount: snapshot.objectCount)
    search.walk(from: CollectionOfOne(node), along: incoming)
    let nearest = search.reached.lazy.compactMap { cycles.cycle(at: Int($0)) }.first
    let objects = search.reached.sorted().map { snapshot.id(at: Int($0)) }
    return .closedSet(objects, behind: nearest)
  }
}
