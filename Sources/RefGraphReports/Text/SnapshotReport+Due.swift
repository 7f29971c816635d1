internal import RefGraph

extension SnapshotReport {
  /// How many due objects are shown with their paths.
  private static let objectLimit = 20
  /// How many references of one path are shown.
  private static let pathLimit = 24

  /// The due objects with what keeps them.
  func duePage() -> TextPage {
    var page = TextPage()
    guard !analysis.verdicts.isEmpty else { return page }
    page.heading("Due objects")
    var shown: Set<ObjectID> = []
    for verdict in analysis.verdicts.prefix(Self.objectLimit) {
      page.noted(object(of: verdict), note(of: verdict), indent: 2)
      page.append(reason(for: verdict, shown: shown))
      shown.insert(verdict.object)
    }
    let rest = analysis.verdicts.count - Self.objectLimit
    if rest > 0 { page.paragraph(StyledText("\(rest) more"), indent: 2) }
    return page
  }

  private func object(of verdict: Verdict) -> StyledText {
    var text = StyledText(verdict.handle, .name)
    if verdict.name != nil { text.append("  \(verdict.type)", .faint) }
    return text
  }

  private func note(of verdict: Verdict) -> StyledText {
    var note = StyledText()
    if verdict.certainty != .certain { note.append("possibly ", .caution) }
    note.append(verdict.kind.rawValue, verdict.kind.style)
    if verdict.then == .leaked { note.append(", then leaked", .bad) }
    return note
  }

  private func reason(for verdict: Verdict, shown: Set<ObjectID>) -> TextPage {
    var page = TextPage()
    if case .possibly(let references) = verdict.certainty {
      for reference in references.prefix(3) {
        page.noted(
          reference.notation(), StyledText("may or may not own", .caution), indent: 4
        )
      }
    }
    switch analysis.verdicts.evidence(for: verdict.object) {
    case .path(let path): page.append(pathPage(path, of: verdict, shown: shown))
    case .closedSet(let objects, let cycle):
      page.paragraph(closedSetText(objects, cycle), indent: 4, hanging: 2)
    case .gone, nil: break
    }
    return page
  }

  /// The path, from the nearest object on it that was shown before, or from its root.
  private func pathPage(
    _ path: RetainPath, of verdict: Verdict, shown: Set<ObjectID>
  ) -> TextPage {
    var page = TextPage()
    let holding = analysis.holdingReferences(of: verdict.object)
    let leading = holding.leading()?.reference
    let effects = Dictionary(
      holding.references.map { ($0.reference, $0.effect) }, uniquingKeysWith: { first, _ in first }
    )
    var references = path.references[...]
    if let known = references.lastIndex(where: { shown.contains($0.source.id) }) {
      references = references[known...]
    } else {
      let root = snapshot.phrase(for: path.root)
      page.noted(
        StyledText("root \(root)"), StyledText(path.root.lifetime.word, .faint), indent: 4
      )
    }
    let hidden = references.count - Self.pathLimit
    if hidden > 0 { page.paragraph(StyledText("… \(hidden) more references"), indent: 4) }
    for reference in references.suffix(Self.pathLimit) {
      let note = note(
        on: reference, effect: effects[reference], isLeading: reference == leading,
        handle: verdict.handle
      )
      page.noted(reference.notation(), note, indent: 4)
    }
    return page
  }

  private func note(
    on reference: Snapshot.Reference, effect: HoldingReference.Effect?, isLeading: Bool,
    handle: String
  ) -> StyledText {
    if isLeading { return StyledText("<- letting go here releases \(handle)", .good) }
    var words: [String] = []
    if reference.fact != nil { words.append("framework") }
    switch effect {
    case .releases: words.append("releases it too")
    case .wouldLeak: words.append("cut, it would leak")
    case nil: words.append("one of several ways")
    }
    return StyledText(words.joined(separator: ", "), .faint)
  }

  private func closedSetText(_ objects: [ObjectID], _ cycle: RetainCycle?) -> StyledText {
    guard cycle != nil else { return StyledText("no owner, and nobody left to release it") }
    let count = Listing.count(objects.count, "object")
    return StyledText(
      "no strong reference enters from outside the \(count) that lead to it: ", .faint
    ) + Listing.names(objects.map(snapshot.handle), style: .plain)
  }
}
