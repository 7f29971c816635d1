internal import RefGraph

extension SnapshotPage {
  /// How many names are listed of what has no room of its own.
  private static let nameLimit = 200
  /// How many cycles, leaks and roots are told one by one.
  private static let findingLimit = 40

  /// The due objects with their verdicts and what keeps them.
  func due() -> Markup? {
    let verdicts = report.analysis.verdicts
    guard !verdicts.isEmpty else { return nil }
    var parts = Self.body(report.duePage())
    let rest = verdicts.dropFirst(SnapshotReport.dueLimit)
    if !rest.isEmpty {
      // The report ends in how many more there are; here they are named.
      parts.removeLast()
      parts.append(.element(.h3, [], "\(CountText.grouped(rest.count)) more"))
      let items = rest.prefix(Self.nameLimit).map { verdict in
        StyledText.object(verdict.handle, .name) + StyledText(" ")
          + StyledText(verdict.kind.phrase, verdict.kind.style)
      }
      parts += Self.list(items, of: rest.count)
    }
    return .section("due", "Due objects", classes: "grounds-body", parts)
  }

  /// The retain cycles, leaked ones first, each with one loop.
  func cycles() -> Markup? {
    let cycles = report.analysis.cycles
    let found = cycles.cycles
    let all =
      found.filter { $0.status == .leaked } + found.filter { $0.status != .leaked }
      + (report.listsBalancedCycles ? cycles.balanced : [])
    guard !all.isEmpty else { return nil }
    var budget = SnapshotReport.replayLimit
    let releasing = report.analysis.releasingCuts()
    let items = all.prefix(Self.findingLimit).map { cycle in
      let cuts = report.cuts(of: cycle, budget: &budget)
      let page = report.page(of: cycle, cuts: cuts, releasing)
      return Markup.element(.li, [], page.folded().markup(heading: .h3))
    }
    return .section(
      "cycles",
      "Retain cycles",
      classes: "grounds-body",
      Self.list(items, of: all.count)
    )
  }

  /// What no root reaches, by what heads it.
  func leaks() -> Markup? {
    let leaks = report.analysis.leaks
    guard !leaks.groups.isEmpty else { return nil }
    let handle = report.snapshot.handle
    let items = leaks.groups.prefix(Self.findingLimit).map { group in
      var text = StyledText()
      if let cycle = group.cycle {
        text = StyledText("the cycle ") + cycle.loopText()
      } else {
        text = Listing.names(group.head.map(handle)) + StyledText(", which nothing owns")
      }
      if !group.behind.isEmpty {
        // Only some are named, and the others need no names made.
        let named = group.behind.prefix(Listing.limit + 1).map(handle)
        let more = group.behind.count - named.count
        text = text + StyledText("; behind it ")
        text = text + (more > 0 ? Self.names(named, more: more) : Listing.names(named))
      }
      if group.byteCount > 0 {
        text.append("  \(Self.grouped(group.byteCount)) bytes", .faint)
      }
      return text
    }
    return .section(
      "leaks",
      "Leaked",
      [
        .element(
          .p,
          [],
          "No root reaches these; what stands in one line is kept by the same cycle or object."
        )
      ] + Self.list(items, of: leaks.groups.count)
    )
  }

  /// The roots that keep what is due, then the others.
  func owners() -> Markup? {
    let roots = report.snapshot.roots
    guard !roots.isEmpty else { return nil }
    let owners = Set(report.analysis.owners.permanent + report.analysis.owners.temporary)
    let sorted =
      roots.filter { owners.contains($0.object) }
      + roots.filter { !owners.contains($0.object) }
    let items = sorted.prefix(Self.findingLimit).map { root in
      var text = StyledText.object(report.snapshot.handle(of: root.object), .name)
      text.append("  \(root.lifetime.word) root", .faint)
      if let label = root.label, !label.isEmpty { text.append(", \(label)", .faint) }
      if owners.contains(root.object) { text.append(": keeps what is due", .caution) }
      return text
    }
    return .section("owners", "Owners and roots", Self.list(items, of: roots.count))
  }

  /// What changed since the moment before, where there was one.
  func changes() -> Markup? {
    guard let previous = report.play?.previous else { return nil }
    return .section(
      "changes",
      "Since \(previous)",
      classes: "grounds-body",
      Self.body(report.changePage())
    )
  }

  /// A page of a report without its heading.
  static func body(_ page: TextPage) -> [Markup] {
    Array(page.folded().markup(heading: .h3).dropFirst())
  }

  private static func names(_ names: [String], more: Int) -> StyledText {
    let shown = names.prefix(Listing.limit - 1).map { StyledText.object($0, .name) }
    let rest = names.count - shown.count + more
    return .joined(shown, by: ", ") + StyledText(" and \(CountText.grouped(rest)) more")
  }

  private static func list(_ items: [StyledText], of count: Int) -> [Markup] {
    list(items.map { Markup.element(.li, [], $0.folded().markup()) }, of: count)
  }

  /// The items, and how many there are besides.
  private static func list(_ items: [Markup], of count: Int) -> [Markup] {
    let rest = count - items.count
    let list = Markup.element(.ul, [.classes("findings"), .role("list")], items)
    guard rest > 0 else { return [list] }
    return [list, .element(.p, [.classes("faint")], "\(CountText.grouped(rest)) more")]
  }
}
