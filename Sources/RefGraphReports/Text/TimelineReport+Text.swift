internal import RefGraph

extension TimelineReport {
  /// A breadcrumb of moments: at each, what happened, what was made and released, and the verdict.
  public func text(_ layout: TextLayout = TextLayout()) -> String {
    var page = TextPage()
    page.paragraph(StyledText(timeline.scenario.title, .heading))
    if !timeline.setting.values.isEmpty {
      page.paragraph(StyledText(timeline.setting.description, .faint))
    }
    page.append(remarkPage(.question))
    page.gap()
    page.paragraph(StyledText(timeline.moments.map(\.name).joined(separator: " > ")))
    for report in moments { page.append(self.page(of: report)) }
    page.append(restPage())
    page.append(remarkPage(.conclusion))
    return layout.text(of: page)
  }

  /// What the scenario asks before the play, or says after it.
  private func remarkPage(_ kind: Scenario.Remark.Kind) -> TextPage {
    var page = TextPage()
    for remark in timeline.scenario.remarks where remark.kind == kind {
      page.gap()
      page.paragraph(StyledText(remark.text))
    }
    return page
  }

  /// One moment: its log, what was made and released, the verdicts, the cycles.
  ///
  /// - Parameter command: what shows the whole log, where a long one is to be folded.
  func page(of report: SnapshotReport, foldingFor command: String? = nil) -> TextPage {
    var page = TextPage()
    guard let play = report.play else { return page }
    page.heading("* \(play.moment.name)")
    page.append(body(of: report, play, foldingFor: command))
    return page
  }

  /// What stands below the name of a moment.
  func body(
    of report: SnapshotReport,
    _ play: SnapshotReport.Play,
    foldingFor command: String? = nil
  ) -> TextPage {
    var page = TextPage()
    page.append(Self.log(timeline.events(of: play.moment), foldingFor: command))
    if play.change == nil {
      let made = report.snapshot.objects.filter { $0.kind != .frame }.map(\.handle)
      if !made.isEmpty {
        page.paragraph(
          StyledText("made: ", .faint) + Listing.names(made, style: .plain),
          indent: 2,
          hanging: 4
        )
      }
    }
    if let change = play.change {
      page.append(ChangeRows(change, in: report.snapshot).objectPage())
    }
    if !report.analysis.verdicts.isEmpty {
      for sentence in report.headline() { page.paragraph(sentence, indent: 2, hanging: 2) }
    }
    page.append(cyclePage(of: report, changes: play.change?.cycleChanges ?? []))
    return page
  }

  /// The cycles of a moment, and what those were before that are now something else.
  private func cyclePage(
    of report: SnapshotReport,
    changes: [SnapshotDifference.CycleChange]
  ) -> TextPage {
    var page = TextPage()
    let changes = Dictionary(
      changes.map { ($0.after, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for cycle in report.analysis.cycles.cycles {
      let text =
        changes[cycle]?.text()
        ?? StyledText("\(cycle.status.word): ", .caution) + cycle.loopText()
      page.paragraph(StyledText("cycle, ", .caution) + text, indent: 2, hanging: 4)
    }
    return page
  }

  /// What happened after the last moment.
  func restPage(foldingFor command: String? = nil) -> TextPage {
    var page = TextPage()
    let body = restBody(foldingFor: command)
    guard !body.blocks.isEmpty else { return page }
    page.heading("* after the last moment")
    page.append(body)
    return page
  }

  /// The log of what happened after the last moment, without a heading.
  func restBody(foldingFor command: String? = nil) -> TextPage {
    let start = timeline.moments.last?.eventRange.upperBound ?? 0
    let rest = timeline.events[start...]
    return rest.isEmpty ? TextPage() : Self.log(rest, foldingFor: command)
  }

  private static func log(
    _ events: ArraySlice<Event>,
    foldingFor command: String?
  ) -> TextPage {
    let lines = EventLines(events)
    return command.map { lines.foldedPage(indent: 4, all: $0) } ?? lines.page(indent: 4)
  }
}
