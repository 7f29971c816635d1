internal import RefGraph

/// Why objects are not released: how the sentence about them ends. What it says is so of each.
extension SnapshotReport {
  func leakReason(_ verdicts: [Verdict], _ them: String, _ cuts: ReleasingCuts) -> StyledText {
    let due = Set(verdicts.map(\.object))
    let groups = analysis.leaks.groups.filter { group in
      group.head.contains(where: due.contains) || group.behind.contains(where: due.contains)
    }
    let cycles = groups.compactMap(\.cycle)
    guard let first = cycles.first, cycles.count == groups.count else {
      return StyledText(": no root reaches \(them), and nothing will let go of \(them).")
    }
    var text = StyledText(": no root reaches \(them); ")
    if cycles.count == 1 {
      text = text + StyledText("the cycle ") + first.loopText() + StyledText(" keeps")
    } else {
      text.append("\(cycles.count) cycles keep")
    }
    text.append(" \(them) alive")
    return text + remedy(cuts, of: verdicts, verb: "cutting", them)
  }

  func abandonmentReason(
    _ verdicts: [Verdict],
    _ them: String,
    _ cuts: ReleasingCuts
  ) -> StyledText {
    let owners = Owners(of: verdicts.map(\.object), in: snapshot).permanent
    var text = StyledText(": ") + Listing.names(owners.map(snapshot.handle), style: .plain)
    text.append(" \(owners.count == 1 ? "keeps" : "keep") \(them) for good")
    return text + remedy(cuts, of: verdicts, verb: "letting go of", them)
  }

  /// How many cuts a sentence tells.
  private static let cutLimit = 3

  /// The cuts that release some objects, and which of these no single reference releases: the end of
  /// the sentence about them.
  private func remedy(
    _ cuts: ReleasingCuts,
    of verdicts: [Verdict],
    verb: String,
    _ them: String
  ) -> StyledText {
    let objects = Set(verdicts.map(\.object))
    let found = cuts.cuts.compactMap { cut in
      let released = cut.releases.filter(objects.contains)
      return released.isEmpty ? nil : (reference: cut.reference, released: released)
    }
    var parts = found.prefix(Self.cutLimit).map { cut in
      let isAll = cut.released.count == verdicts.count
      let names = cut.released.map(snapshot.handle)
      return StyledText("\(verb) ") + cut.reference.place() + StyledText(" releases ")
        + (isAll ? StyledText(them) : Listing.names(names))
    }
    if found.count > Self.cutLimit {
      parts.append(StyledText("\(found.count - Self.cutLimit) more cuts release others"))
    }
    var text = StyledText()
    for (index, part) in parts.enumerated() {
      text.append(index == parts.count - 1 ? ", and " : ", ")
      text = text + part
    }
    return text + StyledText(".") + unreleasedSentence(cuts, of: objects)
  }

  /// What no single reference releases, and what nobody looked at.
  private func unreleasedSentence(_ cuts: ReleasingCuts, of objects: Set<ObjectID>) -> StyledText {
    var text = StyledText()
    let kept = cuts.unreleased.filter(objects.contains)
    if !kept.isEmpty {
      text = StyledText(" No single reference releases ")
      let isAll = kept.count == objects.count && kept.count > 1
      text = text + (isAll ? StyledText("any of them") : Listing.names(kept.map(snapshot.handle)))
      let holders = Owners(of: kept, in: snapshot).temporary
      if !holders.isEmpty {
        text.append(" while ")
        text = text + Listing.names(holders.map(snapshot.handle), style: .plain)
        text.append(
          " \(holders.count == 1 ? "holds" : "hold") \(kept.count == 1 ? "it" : "them"), too"
        )
      }
      text.append(".")
    }
    let unsearched = cuts.unsearched.count(where: objects.contains)
    if unsearched > 0 { text.append(" For \(unsearched) more no cut was looked for.") }
    return text
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
}
