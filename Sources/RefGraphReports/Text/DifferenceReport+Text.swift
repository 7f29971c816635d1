internal import RefGraph

extension DifferenceReport {
  /// What was made, released and leaked, which references are new and gone, which cycles and
  /// verdicts changed.
  public func text(_ layout: TextLayout = TextLayout()) -> String {
    var page = TextPage()
    page.paragraph(StyledText("\(earlier.name) > \(later.name)", .heading))
    if !timeline.setting.values.isEmpty {
      page.paragraph(StyledText(timeline.setting.description, .faint))
    }
    if let backward = backwardNote() { page.paragraph(StyledText(backward, .caution)) }
    let before = page.blocks.count
    page.append(objectPage())
    page.append(referencePage("New references", difference.addedReferences))
    page.append(referencePage("Dropped references", difference.removedReferences))
    page.append(cyclePage("New cycles", difference.newCycles))
    page.append(cyclePage("Gone cycles", difference.goneCycles))
    page.append(rowPage("Cycles", difference.cycleChanges.map { $0.text() }))
    if page.blocks.count == before, difference.verdictChanges.isEmpty {
      page.gap()
      page.paragraph(StyledText("Nothing changed."))
    }
    page.append(verdictPage())
    return layout.text(of: page)
  }

  /// What to say where the second moment comes first in the play.
  private func backwardNote() -> String? {
    guard later.eventRange.upperBound < earlier.eventRange.upperBound else { return nil }
    return "\(later.name) comes before \(earlier.name): this reads backward"
  }

  private func objectPage() -> TextPage {
    var page = TextPage()
    let born = difference.born.compactMap(later.snapshot.object)
    for (word, names) in [
      ("made", born.map(\.handle)), ("released", difference.released.map(\.handle)),
      ("leaked", difference.leaked.map(later.snapshot.handle)),
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

  /// The verdicts that changed, and then those that did not.
  private func verdictPage() -> TextPage {
    let changed = Set(difference.verdictChanges.map(\.object))
    let same = Verdicts(of: later.snapshot).filter { !changed.contains($0.object) }
    let rows = difference.verdictChanges.map(row) + same.map(row)
    return rowPage("Verdicts", rows)
  }

  private func row(of change: SnapshotDifference.VerdictChange) -> StyledText {
    var text = StyledText(later.snapshot.handle(of: change.object), .name)
    text.append("  ")
    text.append(change.before?.kind.rawValue ?? "not due", change.before?.kind.style ?? .faint)
    text.append(" > ")
    text.append(change.after?.kind.rawValue ?? "not due", change.after?.kind.style ?? .faint)
    return text
  }

  private func row(of verdict: Verdict) -> StyledText {
    var text = StyledText(verdict.handle, .name)
    text.append("  ")
    text.append(verdict.kind.rawValue, verdict.kind.style)
    text.append(", as before", .faint)
    return text
  }

  private func cyclePage(_ title: String, _ cycles: [RetainCycle]) -> TextPage {
    rowPage(
      title,
      cycles.map { StyledText("\($0.status.word): ", .caution) + $0.loopText() }
    )
  }

  private func rowPage(_ title: String, _ rows: [StyledText]) -> TextPage {
    var page = TextPage()
    guard !rows.isEmpty else { return page }
    page.heading(title)
    for row in rows.prefix(Self.rowLimit) { page.paragraph(row, indent: 2, hanging: 4) }
    let rest = rows.count - Self.rowLimit
    if rest > 0 { page.paragraph(StyledText("\(rest) more"), indent: 2) }
    return page
  }

  /// How many rows of one section are shown.
  private static let rowLimit = 40
}
