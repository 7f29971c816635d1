/// The fewest references to speak of first whose cuts release the abandoned objects.
///
/// Each abandoned object has one reference of which a report speaks first. Where the one of another
/// object releases it, too, that one is enough: of a page and its closure, the reference that keeps
/// the page. Objects that are held for now need no cut, so they get none.
struct ReleasingCuts {
  /// By position of a reference: the handles of the due objects that its cut releases.
  let releases: [Int: [String]]

  /// For how many objects the references are searched, at a linear cost each.
  static let searchedLimit = 8

  init(of analysis: SnapshotAnalysis) {
    let abandoned = analysis.verdicts.lazy.filter { $0.kind == .abandoned }.prefix(
      Self.searchedLimit
    )
    var candidates: [Int] = []
    var rest: [(handle: String, releasing: Set<Int>)] = []
    for verdict in abandoned {
      let holding = analysis.holdingReferences(of: verdict.object)
      guard let leading = holding.leading() else { continue }
      candidates.append(leading.reference.position)
      let releasing = holding.references.lazy.filter { $0.effect == .releases }
      rest.append((verdict.handle, Set(releasing.map(\.reference.position))))
    }
    var releases: [Int: [String]] = [:]
    while !rest.isEmpty {
      let covered = candidates.map { position in
        rest.lazy.filter { $0.releasing.contains(position) }.count
      }
      guard let most = covered.max(), most > 0, let place = covered.firstIndex(of: most) else {
        break
      }
      let position = candidates[place]
      releases[position] = rest.lazy.filter { $0.releasing.contains(position) }.map(\.handle)
      rest.removeAll { $0.releasing.contains(position) }
    }
    self.releases = releases
  }
}
