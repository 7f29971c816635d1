internal import RefGraph

extension DifferenceReport {
  /// What was made and released, which references are new and gone, which verdicts and cycles
  /// changed.
  public func text(_ layout: TextLayout = TextLayout()) -> String {
    var page = TextPage()
    page.paragraph(StyledText("\(earlier.name) > \(later.name)", .heading))
    if !timeline.setting.values.isEmpty {
      page.paragraph(StyledText(timeline.setting.description, .faint))
    }
    let before = page.blocks.count
    page.append(objectPage())
    page.append(referencePage("New references", difference.addedReferences))
    page.append(referencePage("Dropped references", difference.removedReferences))
    page.append(verdictPage())
    page.append(cyclePage("New cycles", difference.newCycles))
    page.append(cyclePage("Gone cycles", difference.goneCycles))
    if page.blocks.count == before {
      page.gap()
      page.paragraph(StyledText("Nothing changed."))
    }
    return layout.text(of: page)
  }

  private func objectPage() -> TextPage {
    var page = TextPage()
    let born = difference.born.compactMap(later.snapshot.object)
    for (word, names) in [
      ("made", born.map(\.handle)), ("released", difference.released.map(\.handle)),
    ] where !names.isEmpty {
      if page.blocks.isEmpty { page.heading("Objects") }
      page.paragraph(
        StyledText("\(word): ", .faint) + Listing.names(names, style: .plain),
        indent: 2,
        hanging: 4
      )
    }
    return page
  }

  private func referencePage(_ title: String, _ references: [Snapshot.Reference]) -> TextPage {
    var page = TextPage()
    guard !references.isEmpty else { return page }
    page.heading(title)
    for reference in references.prefix(Self.rowLimit) {
      page.noted(
        reference.notation(),
        StyledText(reference.fact == nil ? "" : "framework", .faint),
        indent: 2
      )
    }
    let rest = references.count - Self.rowLimit
    if rest > 0 { page.paragraph(StyledText("\(rest) more"), indent: 2) }
    return page
  }

  private func verdictPage() -> TextPage {
    var page = TextPage()
    guard !difference.verdictChanges.isEmpty else { return page }
    page.heading("Verdicts")
    for change in difference.verdictChanges.prefix(Self.rowLimit) {
      var text = StyledText(later.snapshot.handle(of: change.object), .name)
      text.append("  ")
      text.append(change.before?.kind.rawValue ?? "not due", change.before?.kind.style ?? .faint)
      text.append(" > ")
      text.append(change.after?.kind.rawValue ?? "not due", change.after?.kind.style ?? .faint)
      page.paragraph(text, indent: 2, hanging: 4)
    }
    let rest = difference.verdictChanges.count - Self.rowLimit
    if rest > 0 { page.paragraph(StyledText("\(rest) more"), indent: 2) }
    return page
  }

  private func cyclePage(_ title: String, _ cycles: [RetainCycle]) -> TextPage {
    var page = TextPage()
    guard !cycles.isEmpty else { return page }
    page.heading(title)
    for cycle in cycles.prefix(Self.rowLimit) {
      page.paragraph(
        StyledText("\(cycle.status.word): ", .caution) + cycle.loopText(),
        indent: 2,
        hanging: 4
      )
    }
    let rest = cycles.count - Self.rowLimit
    if rest > 0 { page.paragraph(StyledText("\(rest) more"), indent: 2) }
    return page
  }

  /// How many rows of one section are shown.
  private static let rowLimit = 40
}
