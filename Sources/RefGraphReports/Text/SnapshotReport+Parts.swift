package import RefGraph

/// Parts of the report, for a text of one's own: without the last line break.
extension SnapshotReport {
  /// The due objects with what keeps them, under their heading.
  package func dueText(_ layout: TextLayout = TextLayout()) -> String {
    Self.lines(duePage(), layout)
  }

  /// One cycle: what it is, and its loop in the notation, with what cutting each reference does.
  package func text(of cycle: RetainCycle, _ layout: TextLayout = TextLayout()) -> String {
    var budget = Self.replayLimit
    return Self.lines(
      page(of: cycle, cuts: cuts(of: cycle, budget: &budget), analysis.releasingCuts()),
      layout
    )
  }

  private static func lines(_ page: TextPage, _ layout: TextLayout) -> String {
    var text = layout.text(of: page)
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
