/// Comes to the verdict of one due object, after everything that is the same for all was prepared.
struct Judge {
  private let groundwork: Groundwork
  /// Due objects that are gone.
  let released: [ObjectID: Snapshot.ReleasedObject]
  /// What goes when all temporary roots end.
  private let ending: ReleaseCascade<OwningRows>
  /// The readings in which conservative references do not own; `nil` where there are none.
  private let strongOnly: StrongOnly?

  private struct StrongOnly {
    let reachability: Reachability
    let ending: ReleaseCascade<OwningRows>
  }

  init(_ groundwork: Groundwork) {
    let snapshot = groundwork.snapshot
    let due = Set(snapshot.due)
    var released: [ObjectID: Snapshot.ReleasedObject] = [:]
    for object in snapshot.released where due.contains(object.id) { released[object.id] = object }
    self.groundwork = groundwork
    self.released = released
    ending = Self.endingTemporaryRoots(of: snapshot, owning: .strongAndConservative)
    strongOnly =
      snapshot.holdsReference(of: .conservative)
      ? StrongOnly(
        reachability: Reachability(of: snapshot, owning: .strong),
        ending: Self.endingTemporaryRoots(of: snapshot, owning: .strong)
      )
      : nil
  }

  /// The verdict; `nil` where the snapshot knows nothing of the object.
  func verdict(of object: ObjectID) -> Verdict? {
    if let gone = released[object] {
      return Verdict(
        object: object,
        name: gone.name,
        type: gone.type,
        kind: .released,
        then: nil,
        certainty: .certain
      )
    }
    guard let view = groundwork.snapshot.object(object) else { return nil }
    let node = view.index
    let kind = Self.kind(of: node, groundwork.reachability)
    let isKept = !ending.hasReleased(node)
    return Verdict(
      object: object,
      name: view.name,
      type: view.type,
      kind: kind,
      then: kind == .temporarilyHeld && isKept ? .leaked : nil,
      certainty: certainty(of: node, kind: kind, isKept: isKept)
    )
  }

  private func certainty(of node: Int, kind: Verdict.Kind, isKept: Bool) -> Verdict.Certainty {
    guard let strongOnly else { return .certain }
    if Self.kind(of: node, strongOnly.reachability) != kind {
      let path = groundwork.paths.path(to: groundwork.snapshot.id(at: node))
      let references = path?.references ?? []
      return .possibly(references.filter { $0.strength == .conservative })
    }
    if kind == .temporarilyHeld, isKept, strongOnly.ending.hasReleased(node) {
      return .possibly(conservativeReferences(keeping: node))
    }
    return .certain
  }

  /// The conservative references in and into the cycles that would keep the object.
  private func conservativeReferences(keeping node: Int) -> [Snapshot.Reference] {
    let kept = SurvivingRows(base: groundwork.incoming, ending: ending)
    var search = BreadthFirstSearch(nodeCount: kept.nodeCount)
    search.walk(from: CollectionOfOne(node), along: kept)
    let snapshot = groundwork.snapshot
    return search.reached.map(Int.init).sorted().flatMap { source in
      snapshot.objects[source].references.filter {
        $0.strength == .conservative && search.hasReached($0.targetIndex)
      }
    }
  }

  private static func kind(of node: Int, _ reachability: Reachability) -> Verdict.Kind {
    switch reachability.holder(at: node) {
    case .permanent: .abandoned
    case .temporary: .temporarilyHeld
    case nil: .leaked
    }
  }

  /// Ends all temporary roots. Where conservative references do not own, what only they kept is let
  /// go, too.
  private static func endingTemporaryRoots(
    of snapshot: Snapshot,
    owning: OwningStrengths
  ) -> ReleaseCascade<OwningRows> {
    var cascade = ReleaseCascade(
      rows: OwningRows(snapshot.storage, owning),
      roots: snapshot.roots.lazy.compactMap { snapshot.index(of: $0.object) }
    )
    let ended = snapshot.rootNodes(.temporary)
    for node in ended { cascade.drop(node) }
    for node in Set(ended).sorted() {
      for reference in snapshot.objects[node].references
      where reference.fact?.endsWithRoot == true && owning.contains(reference.strength) {
        cascade.cut(position: reference.position, source: node, target: reference.targetIndex)
      }
    }
    guard owning == .strong else { return cascade }
    let storage = snapshot.storage
    for position in storage.targets.indices
    where storage.strengths[position] == Strength.conservative.rawValue {
      cascade.releaseIfUnowned(Int(storage.targets[position]))
    }
    return cascade
  }
}

/// The part of a graph that a cascade did not release.
private struct SurvivingRows<Base: ReferenceRows, Cascaded: ReferenceRows>: ReferenceRows {
  let base: Base
  let ending: ReleaseCascade<Cascaded>

  var nodeCount: Int { base.nodeCount }
  func places(of node: Int) -> Range<Int> { base.places(of: node) }
  func node(at place: Int) -> Int? {
    base.node(at: place).flatMap { ending.hasReleased($0) ? nil : $0 }
  }
  func position(at place: Int) -> Int { base.position(at: place) }
}
