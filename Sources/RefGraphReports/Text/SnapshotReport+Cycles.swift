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
    var budget = Self.replayLimit
    let releasing = analysis.releasingCuts()
    for cycle in cycles.prefix(Self.cycleLimit) {
      page.append(self.page(of: cycle, cuts: cuts(of: cycle, budget: &budget), releasing))
    }
    let rest = cycles.count - Self.cycleLimit
    if rest > 0 { page.paragraph(StyledText("\(rest) more cycles"), indent: 2) }
    return page
  }

  /// One cycle: what it is, and its loop in the notation.
  func page(
    of cycle: RetainCycle,
    cuts: CycleCuts? = nil,
    _ releasing: ReleasingCuts
  ) -> TextPage {
    var page = TextPage()
    page.paragraph(title(of: cycle), indent: 2, hanging: 2)
    // What the headline and pictures speak of first is so here, too.
    let spoken = Set(releasing.cuts.map(\.reference))
    let leading =
      cuts?.cuts.first { spoken.contains($0.reference) } ?? cuts?.leading(for: cycle.objects)
    for (position, reference) in cycle.loop.prefix(Self.loopLimit).enumerated() {
      let cut = cuts?.cuts[position]
      page.noted(
        reference.notation(),
        note(on: reference, cut: cut, isLeading: cut != nil && cut == leading),
        indent: 4
      )
    }
    let rest = cycle.loop.count - Self.loopLimit
    if rest > 0 { page.paragraph(StyledText("… \(rest) more references"), indent: 4) }
    return page
  }

  /// How many objects and references may be gone through to replay the cuts of all loops.
  static let replayLimit = 20_000_000

  /// What cutting each reference of a leaked cycle would release; `nil` for one that a root holds,
  /// whose cut leaves the root's path, and where replaying it would take too long.
  func cuts(of cycle: RetainCycle, budget: inout Int) -> CycleCuts? {
    let cost = (snapshot.objectCount + snapshot.referenceCount) * cycle.loop.count
    guard cycle.status == .leaked, cycle.loop.count <= Self.loopLimit, cost <= budget else {
      return nil
    }
    budget -= cost
    return CycleCuts(of: cycle, in: snapshot)
  }

  private func note(
    on reference: Snapshot.Reference,
    cut: CycleCuts.Cut?,
    isLeading: Bool
  ) -> StyledText {
    if reference.strength == .conservative { return StyledText("may or may not own", .caution) }
    let framework = reference.fact == nil ? "" : "framework"
    guard let cut else { return StyledText(framework, .faint) }
    let gone = cut.released.map(snapshot.handle)
    let effect =
      StyledText(gone.isEmpty ? "releases nothing" : "releases ")
      + Listing.names(gone, style: .plain)
    if isLeading { return StyledText("<- cut here: ", .good) + effect }
    return StyledText(framework.isEmpty ? "" : framework + ", ", .faint) + effect
  }

  func title(of cycle: RetainCycle) -> StyledText {
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
      let loop = Set(cycle.loop.map(\.source.id))
      text.append("; also in it: ")
      text =
        text
        + Listing.names(
          cycle.objects.filter { !loop.contains($0) }.map(snapshot.handle),
          style: .plain
        )
    }
    if !cycle.isLoopProvedShortest { text.append(" (perhaps not the shortest)") }
    return text
  }
}
