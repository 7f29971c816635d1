internal import RefGraph

extension SnapshotPage {
  /// The words of the answer that a newcomer asks about, where they first stand: those that occur.
  func terms() -> Markup? {
    let analysis = report.analysis
    var terms: [(word: String, className: String, meaning: String)] = []
    for kind in [Verdict.Kind.leaked, .abandoned, .temporarilyHeld]
    where analysis.verdicts.contains(where: { $0.kind == kind }) || isLeak(kind) {
      terms.append((kind.phrase, kind.style.className ?? "", Self.meaning(of: kind)))
    }
    if analysis.verdicts.contains(where: { $0.certainty != .certain }) {
      terms.append(
        ("possibly", "caution", "references decide that may or may not own their targets")
      )
    }
    guard !terms.isEmpty else { return nil }
    let entries = terms.map { term in
      Markup.element(
        .div,
        [],
        [.element(.dt, [.classes(term.className)], term.word), .element(.dd, [], term.meaning)]
      )
    }
    return .element(.dl, [.classes("terms")], entries)
  }

  /// Objects may be leaked of which nobody said that they are due.
  private func isLeak(_ kind: Verdict.Kind) -> Bool {
    kind == .leaked && report.analysis.leaks.objectCount > 0
  }

  private static func meaning(of kind: Verdict.Kind) -> String {
    switch kind {
    case .released: "it is gone, as it should be"
    case .leaked: "alive, though no root reaches it any more: nothing is left that could release it"
    case .abandoned: "should be gone, but a permanent root still keeps it, on the path shown below"
    case .temporarilyHeld: "should be gone, and will be let go of when a temporary root ends"
    }
  }
}
