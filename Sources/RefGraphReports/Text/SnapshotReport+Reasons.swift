internal import RefGraph

/// Why objects are not released: how the sentence about them ends. What it says is so of each.
extension SnapshotReport {
  func leakReason(_ verdicts: [Verdict], _ them: String) -> StyledText {
    let due = Set(verdicts.map(\.object))
    let groups = analysis.leaks.groups.filter { group in
      group.head.contains(where: due.contains) || group.behind.contains(where: due.contains)
    }
    let cycles = groups.compactMap(\.cycle)
    guard let first = cycles.first, cycles.count == groups.count else {
      return StyledText(": no root reaches \(them), and nothing will let go of \(them).")
    }
    let opening = StyledText(": no root reaches \(them); ")
    guard cycles.count == 1 else {
      return opening + StyledText("\(cycles.count) cycles keep \(them) alive.")
    }
    return opening + StyledText("the cycle ") + first.loopText()
      + StyledText(" keeps \(them) alive") + leakRemedy(first, due, them) + StyledText(".")
  }

  /// The cut of the cycle that releases all of some objects, where one does.
  private func leakRemedy(_ cycle: RetainCycle, _ due: Set<ObjectID>, _ them: String) -> StyledText
  {
    var budget = Self.sentenceReplayLimit
    guard let cut = cuts(of: cycle, budget: &budget)?.leading(for: due),
      due.isSubset(of: cut.released)
    else { return StyledText() }
    return StyledText(", and cutting ") + cut.reference.place() + StyledText(" releases \(them)")
  }

  /// How many objects and references may be gone through for the sake of a sentence.
  private static let sentenceReplayLimit = 5_000_000

  func abandonmentReason(_ verdicts: [Verdict], _ them: String) -> StyledText {
    let owners = Owners(of: verdicts.map(\.object), in: snapshot).permanent
    var text = StyledText(": ") + Listing.names(owners.map(snapshot.handle), style: .plain)
    text.append(" \(owners.count == 1 ? "keeps" : "keep") \(them) for good")
    if let common = commonRelease(of: verdicts) {
      text = text + Self.remedy(common, releases: StyledText(them))
    } else if let first = verdicts.first,
      let leading = analysis.holdingReferences(of: first.object).leading()
    {
      text = text + Self.remedy(leading.reference, releases: .object(first.handle))
    }
    text.append(".")
    return text
  }

  private static func remedy(
    _ reference: Snapshot.Reference,
    releases what: StyledText
  ) -> StyledText {
    StyledText(", and letting go of ") + reference.place() + StyledText(" releases ") + what
  }

  func holdReason(_ verdicts: [Verdict], _ them: String) -> StyledText {
    let roots = Owners(of: verdicts.map(\.object), in: snapshot).temporary
    let text = StyledText(" by ") + Listing.names(roots.map(snapshot.handle), style: .plain)
    let ends = roots.count == 1 ? "it ends" : "they end"
    let leaking = verdicts.filter { $0.then == .leaked }
    if leaking.isEmpty { return text + StyledText(", until \(ends).") }
    if leaking.count == verdicts.count {
      return text + StyledText(", and would leak when \(ends).")
    }
    return text + StyledText("; ") + Listing.names(leaking.map(\.handle), style: .plain)
      + StyledText(" would leak when \(ends).")
  }

  /// The reference whose cut releases all of some objects, the nearest to the first of them; one
  /// that the app's own code holds, where there is one.
  private func commonRelease(of verdicts: [Verdict]) -> Snapshot.Reference? {
    // More objects than this are not looked through one by one for the sake of a sentence.
    guard verdicts.count <= Listing.limit else { return nil }
    let releasing = verdicts.map { verdict in
      analysis.holdingReferences(of: verdict.object).references
        .filter { $0.effect == .releases }.map(\.reference)
    }
    guard let first = releasing.first else { return nil }
    let others = releasing.dropFirst().map(Set.init)
    let common = first.filter { reference in others.allSatisfy { $0.contains(reference) } }
    return common.last { $0.fact == nil } ?? common.last
  }
}
