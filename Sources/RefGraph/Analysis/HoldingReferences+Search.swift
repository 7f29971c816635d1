extension HoldingReferences {
  /// Finds the references and replays the cuts of a logarithm of them, each linear at most.
  public init(
    of object: ObjectID,
    in snapshot: Snapshot,
    owning: OwningStrengths = .strongAndConservative
  ) {
    self.object = object
    var search = HoldingSearch(in: snapshot, owning: owning)
    references = snapshot.index(of: object).map { search.references(holding: [$0]) } ?? []
  }
}
