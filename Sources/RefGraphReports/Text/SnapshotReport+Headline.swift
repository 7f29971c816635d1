internal import RefGraph

extension SnapshotReport {
  /// The verdicts in plain sentences, the worst first: what stands under the title of a picture.
  public func conclusion() -> String {
    headline().map { $0.pieces.map(\.text).joined() }.joined(separator: " ")
  }

  /// The verdicts in sentences, the worst first; one sentence for all objects that fare alike.
  func headline() -> [StyledText] {
    guard !analysis.verdicts.isEmpty else {
      let count = Listing.count(snapshot.objectCount, "object")
      return [StyledText("Nothing is due to be gone here. \(count) alive.")]
    }
    return [Verdict.Kind.leaked, .abandoned, .temporarilyHeld, .released].flatMap { kind in
      [true, false].compactMap { isCertain in
        let alike = analysis.verdicts.filter {
          $0.kind == kind && ($0.certainty == .certain) == isCertain
        }
        return alike.isEmpty ? nil : sentence(about: alike, kind, isCertain: isCertain)
      }
    }
  }

  private func sentence(
    about verdicts: [Verdict],
    _ kind: Verdict.Kind,
    isCertain: Bool
  ) -> StyledText {
    var text = Listing.names(verdicts.map(\.handle))
    text.append(verdicts.count == 1 ? " is " : " are ")
    text.append(isCertain ? "" : "possibly ", .caution)
    text.append(kind.phrase, kind.style)
    let them = verdicts.count == 1 ? "it" : "them"
    switch kind {
    case .released: text.append(".")
    case .leaked: return text + leakReason(verdicts, them)
    case .abandoned: text.append(abandonmentReason(verdicts, them))
    case .temporarilyHeld: text.append(holdReason(verdicts, them))
    }
    return text
  }

  private func leakReason(_ verdicts: [Verdict], _ them: String) -> StyledText {
    guard let first = verdicts.first,
      case .closedSet(_, let cycle?) = analysis.verdicts.evidence(for: first.object)
    else { return StyledText(": no root reaches \(them), and nothing will let go of \(them).") }
    return StyledText(": no root reaches \(them); the cycle ") + cycle.loopText()
      + StyledText(" keeps \(them) alive.")
  }

  private func abandonmentReason(_ verdicts: [Verdict], _ them: String) -> String {
    guard let first = verdicts.first else { return "." }
    let owners = analysis.owners(of: first.object).permanent.map(snapshot.handle)
    let roots = owners.prefix(3).joined(separator: ", ")
    let more = owners.count > 3 ? " and \(owners.count - 3) more" : ""
    let keeps = owners.count == 1 ? "keeps" : "keep"
    var text = ": \(roots)\(more) \(keeps) \(them) for good"
    if let common = commonRelease(of: verdicts) {
      text += ", and letting go of \(common.place()) releases \(them)"
    } else if let leading = analysis.holdingReferences(of: first.object).leading() {
      text += ", and letting go of \(leading.reference.place()) releases \(first.handle)"
    }
    return text + "."
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
    let common = first.filter { reference in releasing.allSatisfy { $0.contains(reference) } }
    return common.last { $0.fact == nil } ?? common.last
  }

  private func holdReason(_ verdicts: [Verdict], _ them: String) -> String {
    guard let first = verdicts.first else { return "." }
    let roots = analysis.owners(of: first.object).temporary
    let names = roots.prefix(3).map(snapshot.handle).joined(separator: ", ")
    let ends = roots.count == 1 ? "it ends" : "they end"
    let leaking = verdicts.filter { $0.then == .leaked }
    if leaking.isEmpty { return " by \(names), until \(ends)." }
    if leaking.count == verdicts.count {
      return " by \(names), and would leak when \(ends)."
    }
    let left = leaking.map(\.handle).joined(separator: ", ")
    return " by \(names); \(left) would leak when \(ends)."
  }
}

extension RetainCycle {
  /// A loop in one line: `detail → onSave → list → detail`.
  func loopText() -> StyledText {
    let sources = loop.map(\.source.handle)
    guard let first = sources.first else { return StyledText() }
    guard sources.count > 8 else {
      return StyledText((sources + [first]).joined(separator: " → "))
    }
    let more = "\(sources.count - 6) more"
    return StyledText((sources.prefix(6) + [more, first]).joined(separator: " → "))
  }
}
