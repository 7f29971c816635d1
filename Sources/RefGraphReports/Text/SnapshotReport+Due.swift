internal import RefGraph

extension SnapshotReport {
  /// How many due objects are shown with their paths.
  static let dueLimit = 20
  /// How many references of one path are shown.
  private static let pathLimit = 24

  /// The due objects with what keeps them.
  func duePage() -> TextPage {
    var page = TextPage()
    guard !analysis.verdicts.isEmpty else { return page }
    page.heading("Due objects")
    var shown: Set<ObjectID> = []
    for verdict in analysis.verdicts.prefix(Self.dueLimit) {
      page.noted(object(of: verdict), note(of: verdict), indent: 2)
      page.append(reason(for: verdict, shown: shown))
      shown.insert(verdict.object)
    }
    let rest = analysis.verdicts.count - Self.dueLimit
    if rest > 0 { page.paragraph(StyledText("\(rest) more"), indent: 2) }
    return page
  }

  private func object(of verdict: Verdict) -> StyledText {
    var text = StyledText.object(verdict.handle, .name)
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
          reference.notation(),
          StyledText("may or may not own", .caution),
          indent: 4
        )
      }
    }
    switch analysis.verdicts.evidence(for: verdict.object) {
    case .path(let path): page.append(pathPage(path, of: verdict, shown: shown))
    case .closedSet(let objects, let cycle):
      let earlier = objects.first { $0 != verdict.object && shown.contains($0) }
      let text =
        earlier.map { StyledText("leaked together with \(snapshot.handle(of: $0))", .faint) }
        ?? closedSetText(objects, cycle)
      page.paragraph(text, indent: 4, hanging: 2)
    case .gone, nil: break
    }
    return page
  }

  /// The path, from the nearest object on it that was shown before, or from its root.
  private func pathPage(
    _ path: RetainPath,
    of verdict: Verdict,
    shown: Set<ObjectID>
  ) -> TextPage {
    var page = TextPage()
    var references = path.references[...]
    if let known = references.lastIndex(where: { shown.contains($0.source.id) }) {
      references = references[known...]
    } else {
      let root = snapshot.phrase(for: path.root)
      page.noted(
        StyledText("root \(root)"),
        StyledText(path.root.lifetime.word, .faint),
        indent: 4
      )
    }
    let hidden = references.count - Self.pathLimit
    if hidden > 0 { page.paragraph(StyledText("… \(hidden) more references"), indent: 4) }
    let notes = HoldingNotes(of: verdict, in: analysis, shown: shown)
    for reference in references.suffix(Self.pathLimit) {
      page.noted(reference.notation(), notes.note(on: reference), indent: 4)
    }
    return page
  }

  private func closedSetText(_ objects: [ObjectID], _ cycle: RetainCycle?) -> StyledText {
    guard cycle != nil else { return StyledText("no owner, and nobody left to release it") }
    guard objects.count > 1 else { return StyledText("held only by itself", .faint) }
    return StyledText("held only from within: ", .faint)
      + Listing.names(objects.map(snapshot.handle), style: .plain)
  }
}
