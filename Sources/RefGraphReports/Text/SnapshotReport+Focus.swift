internal import RefGraph

extension SnapshotReport {
  /// What there is to say of one object, due or not: who keeps it, what it is in, who refers to it.
  func focusPage(_ object: Snapshot.Object) -> TextPage {
    var page = TextPage()
    page.paragraph(focusSentence(object))
    page.append(focusPathPage(object))
    page.append(ownerPage(analysis.owners(of: object.id)))
    if let cycle = analysis.cycles.cycle(containing: object.id) {
      var budget = Self.replayLimit
      page.heading("Retain cycle")
      page.append(
        self.page(of: cycle, cuts: cuts(of: cycle, budget: &budget), analysis.releasingCuts())
      )
    }
    let incoming = Array(IncomingReferences(of: snapshot)[object.id])
    page.append(referencePage("Referred to by", incoming))
    page.append(referencePage("Refers to", Array(object.references)))
    return page
  }

  /// When an object that is gone went, as far as the play knows.
  func releaseSentence(_ id: ObjectID) -> StyledText {
    var text = StyledText(snapshot.handle(of: id), .name) + StyledText(" is ")
    text.append("released", .good)
    let end = play?.timeline.events.firstIndex {
      $0.kind == .deinitialised && $0.object?.id == id
    }
    let moment = end.flatMap { end in
      play?.timeline.moments.first { $0.eventRange.contains(end) }
    }
    text.append(moment.map { ": it went on the way to \($0.name)" } ?? "")
    if let reason = releaseReason(of: id) { text = text + StyledText("; ") + reason }
    return text + StyledText(".")
  }

  private func focusSentence(_ object: Snapshot.Object) -> StyledText {
    var text = StyledText(object.handle, .name)
    if object.name == object.handle { text.append(" (\(object.type))", .faint) }
    if let verdict = analysis.verdicts[object.id] {
      text.append(" is ")
      if verdict.certainty != .certain { text.append("possibly ", .caution) }
      text.append(verdict.kind.phrase, verdict.kind.style)
      text.append(".")
      return text
    }
    guard analysis.retainPath(to: object.id) != nil else {
      text.append(" is alive, and no root reaches it: it is ")
      text.append("leaked", .bad)
      text.append(".")
      return text
    }
    text.append(" is alive, and not due to be gone.")
    return text
  }

  private func focusPathPage(_ object: Snapshot.Object) -> TextPage {
    var page = TextPage()
    guard let path = analysis.retainPath(to: object.id) else { return page }
    page.heading("Kept alive by")
    let holding = analysis.holdingReferences(of: object.id)
    let effects = Dictionary(
      holding.references.map { ($0.reference, $0.effect) },
      uniquingKeysWith: { first, _ in first }
    )
    page.noted(
      StyledText("root \(snapshot.phrase(for: path.root))"),
      StyledText(path.root.lifetime.word, .faint),
      indent: 2
    )
    for reference in path.references.suffix(40) {
      let note =
        switch effects[reference] {
        case _ where reference.strength == .conservative: "may or may not own"
        case .releases: "on every way: cut, it is released"
        case .wouldLeak: "on every way: cut, it would leak"
        case nil: "one of several ways"
        }
      page.noted(reference.notation(), StyledText(note, .faint), indent: 2)
    }
    return page
  }

  private func referencePage(_ title: String, _ references: [Snapshot.Reference]) -> TextPage {
    var page = TextPage()
    guard !references.isEmpty else { return page }
    page.heading(title)
    for reference in references.prefix(20) {
      let note = reference.strength == .strong ? "" : reference.strength.word
      page.noted(reference.notation(), StyledText(note, .faint), indent: 2)
    }
    let rest = references.count - 20
    if rest > 0 { page.paragraph(StyledText("\(rest) more"), indent: 2) }
    return page
  }
}
