internal import RefGraph

extension SnapshotReport {
  /// How many cycles are shown with their loops.
  private static let cycleLimit = 12
  /// How many references of one loop are shown.
  private static let loopLimit = 24

  /// The retain cycles, each with one loop in the notation.
  func cyclePage() -> TextPage {
    var page = TextPage()
    let cycles = analysis.cycles.cycles + (listsBalancedCycles ? analysis.cycles.balanced : [])
    guard !cycles.isEmpty else { return page }
    page.heading("Retain cycles")
    for cycle in cycles.prefix(Self.cycleLimit) { page.append(self.page(of: cycle)) }
    let rest = cycles.count - Self.cycleLimit
    if rest > 0 { page.paragraph(StyledText("\(rest) more cycles"), indent: 2) }
    return page
  }

  /// One cycle: what it is, and its loop in the notation.
  func page(of cycle: RetainCycle) -> TextPage {
    var page = TextPage()
    page.paragraph(title(of: cycle), indent: 2, hanging: 2)
    for reference in cycle.loop.prefix(Self.loopLimit) {
      let note =
        reference.strength == .conservative
        ? StyledText("may or may not own", .caution)
        : StyledText(reference.fact == nil ? "" : "framework", .faint)
      page.noted(reference.notation(), note, indent: 4)
    }
    let rest = cycle.loop.count - Self.loopLimit
    if rest > 0 { page.paragraph(StyledText("… \(rest) more references"), indent: 4) }
    return page
  }

  private func title(of cycle: RetainCycle) -> StyledText {
    var text = StyledText()
    if cycle.isPossible { text.append("possibly ", .caution) }
    switch cycle.status {
    case .leaked: text.append("leaked", .bad)
    case .held(let lifetime):
      text.append("held", .caution)
      text.append(" by a \(lifetime.word) root")
    case .balanced: text.append("balanced: its framework takes it down")
    }
    text.append(", \(Listing.count(cycle.objects.count, "object"))")
    if cycle.loop.count < cycle.objects.count {
      text.append(", a loop of \(cycle.loop.count)")
    }
    if !cycle.isLoopProvedShortest { text.append(" (perhaps not the shortest)") }
    return text
  }
}
