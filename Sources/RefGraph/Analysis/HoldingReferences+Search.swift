extension HoldingReferences {
  /// Finds the references and replays the cut of each.
  ///
  /// What is cut off by a reference contains what is cut off by any nearer to the object, and with
  /// it every cycle that could keep the object. So if cutting one would leak, cutting one nearer to
  /// the roots would, too, and the first that releases is found by halving: a logarithm of replays,
  /// each linear at most.
  public init(
    of object: ObjectID,
    in snapshot: Snapshot,
    owning: OwningStrengths = .strongAndConservative
  ) {
    self.object = object
    let rows = OwningRows(snapshot.storage, owning)
    let roots = snapshot.roots.compactMap { snapshot.index(of: $0.object) }
    guard let node = snapshot.index(of: object) else {
      references = []
      return
    }
    let steps = CommonSteps(to: node, from: roots, along: rows).steps
    guard !steps.isEmpty else {
      references = []
      return
    }
    var cascade = ReleaseCascade(rows: rows, roots: roots)
    var leaking = 0
    var releasing = steps.count
    while leaking < releasing {
      let middle = (leaking + releasing) / 2
      if cascade.wouldRelease(node, byDropping: steps[middle].target) {
        releasing = middle
      } else {
        leaking = middle + 1
      }
    }
    references = steps.enumerated().map { index, step in
      HoldingReference(
        reference: snapshot.reference(at: step.position, source: step.source),
        effect: index < leaking ? .wouldLeak : .releases
      )
    }
  }
}
