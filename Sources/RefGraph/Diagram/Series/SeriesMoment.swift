/// A moment of a series, planned for itself: what stands alone in it, and what is folded.
struct SeriesMoment {
  let analysis: SnapshotAnalysis
  /// The number of the play.
  let story: Int
  /// By node: the identity.
  let names: [String]
  /// The due objects that are gone, with their identities.
  let gone: [(name: String, object: Snapshot.ReleasedObject)]
  /// What stands together, by identity.
  var groups: [(title: String, names: [String])] = []
  /// The boxes in the order in which they were placed.
  let plan: DiagramPlanner

  init(
    of analysis: SnapshotAnalysis,
    story: Int,
    limit: Int,
    _ identities: inout SeriesIdentities
  ) {
    var plan = DiagramPlanner(of: analysis, limit: limit)
    plan.placeAll()
    self.analysis = analysis
    self.story = story
    self.plan = plan
    names = analysis.snapshot.objects.map { identities.name(of: $0.id, handle: $0.handle) }
    gone = plan.goneObjects().map { (identities.name(of: $0.id, handle: $0.handle), $0) }
  }

  /// Who owns an object, in names that mean the same at other moments.
  func owners(of node: Int) -> [String] {
    let owners = plan.referrers(of: node).lazy.map(\.owner).map { owner in
      owner >= 0 ? names[owner] : "\n" + type(of: plan.boxes[~owner].nodes[0])
    }
    return Set(owners).sorted()
  }

  /// The type of an object, as the snapshot says it.
  func type(of node: Int) -> String {
    analysis.snapshot.storage.texts[analysis.snapshot.storage.types[node]]
  }
}
