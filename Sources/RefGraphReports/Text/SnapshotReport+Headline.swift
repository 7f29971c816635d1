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
    let cuts = analysis.releasingCuts()
    return [Verdict.Kind.leaked, .abandoned, .temporarilyHeld, .released].flatMap { kind in
      [true, false].compactMap { isCertain in
        let alike = analysis.verdicts.filter {
          $0.kind == kind && ($0.certainty == .certain) == isCertain
        }
        return alike.isEmpty ? nil : sentence(about: alike, kind, isCertain: isCertain, cuts)
      }
    }
  }

  private func sentence(
    about verdicts: [Verdict],
    _ kind: Verdict.Kind,
    isCertain: Bool,
    _ cuts: ReleasingCuts
  ) -> StyledText {
    var text = Listing.names(verdicts.map(\.handle))
    text.append(verdicts.count == 1 ? " is " : " are ")
    text.append(isCertain ? "" : "possibly ", .caution)
    text.append(kind.phrase, kind.style)
    let them = verdicts.count == 1 ? "it" : "them"
    switch kind {
    case .released: return text + StyledText(".")
    case .leaked: return text + leakReason(verdicts, them, cuts)
    case .abandoned: return text + abandonmentReason(verdicts, them, cuts)
    case .temporarilyHeld: return text + holdReason(verdicts, them)
    }
  }
}

extension RetainCycle {
  /// A loop in one line: `detail → onSave → list → detail`.
  func loopText() -> StyledText {
    let sources = loop.map(\.source.handle)
    guard let first = sources.first else { return StyledText() }
    guard sources.count > 8 else {
      return .joined((sources + [first]).map { .object($0) }, by: " → ")
    }
    let more = "\(sources.count - 6) more"
    return .joined((sources.prefix(6) + [more, first]).map { .object($0) }, by: " → ")
  }
}
