internal import RefGraph

/// What stands beside the references of a path to a due object: what cutting each would do.
struct HoldingNotes {
  private let verdict: Verdict
  private let effects: [Snapshot.Reference: HoldingReference.Effect]
  private let leading: Snapshot.Reference?
  /// An object shown before whose own leading reference releases this one too.
  private let companion: String?

  /// - Parameter shown: the due objects that the reader has seen already.
  init(of verdict: Verdict, in analysis: SnapshotAnalysis, shown: Set<ObjectID>) {
    let holding = analysis.holdingReferences(of: verdict.object)
    self.verdict = verdict
    effects = Dictionary(
      holding.references.map { ($0.reference, $0.effect) },
      uniquingKeysWith: { first, _ in first }
    )
    let effects = effects
    companion =
      holding.references.lazy
      .map(\.reference.source)
      .last { source in
        guard shown.contains(source.id) else { return false }
        let leading = analysis.holdingReferences(of: source.id).leading()
        return leading.map { effects[$0.reference] == .releases } ?? false
      }?.handle
    leading = companion == nil ? holding.leading()?.reference : nil
  }

  func note(on reference: Snapshot.Reference) -> StyledText {
    // What ends by itself is no advice.
    let endsByItself = verdict.kind == .temporarilyHeld && verdict.then == nil
    if reference == leading, !endsByItself {
      return StyledText("<- cut here: releases \(verdict.handle)", .good)
    }
    if let companion { return StyledText("goes with \(companion)", .faint) }
    var words: [String] = []
    if reference.fact != nil { words.append("framework") }
    switch effects[reference] {
    case .releases: words.append(endsByItself ? "ends by itself" : "cut: releases")
    case .wouldLeak: words.append("cut: would leak")
    case nil: words.append("one of several ways")
    }
    return StyledText(words.joined(separator: ", "), .faint)
  }
}
