internal import RefGraph

extension TimelineReport {
  /// A breadcrumb of moments: at each, what happened, what was made and released, and the verdict.
  public func text(_ layout: TextLayout = TextLayout()) -> String {
    var page = TextPage()
    page.paragraph(StyledText(timeline.scenario.title, .heading))
    if !timeline.setting.values.isEmpty {
      page.paragraph(StyledText(timeline.setting.description, .faint))
    }
    page.paragraph(StyledText(timeline.moments.map(\.name).joined(separator: " > ")))
    for report in moments { page.append(self.page(of: report)) }
    page.append(restPage())
    return layout.text(of: page)
  }

  private func page(of report: SnapshotReport) -> TextPage {
    var page = TextPage()
    guard let play = report.play else { return page }
    page.heading("* \(play.moment.name)")
    page.append(EventLines(timeline.events(of: play.moment)).page(indent: 4))
    if let change = play.change {
      for row in ChangeRows(change, in: report.snapshot).rows
      where row.word != "dropped references"
        && row.word != "new references"
      {
        page.paragraph(
          StyledText("\(row.word): ", .faint) + Listing.names(row.names, style: .plain),
          indent: 2,
          hanging: 4
        )
      }
    }
    if !report.analysis.verdicts.isEmpty {
      for sentence in report.headline() { page.paragraph(sentence, indent: 2, hanging: 2) }
    }
    for cycle in report.analysis.cycles.cycles {
      page.paragraph(
        StyledText("cycle, \(cycle.status.word): ", .caution) + cycle.loopText(),
        indent: 2,
        hanging: 4
      )
    }
    return page
  }

  /// What happened after the last moment.
  private func restPage() -> TextPage {
    var page = TextPage()
    let start = timeline.moments.last?.eventRange.upperBound ?? 0
    let rest = timeline.events[start...]
    guard !rest.isEmpty else { return page }
    page.heading("* after the last moment")
    page.append(EventLines(rest).page(indent: 4))
    return page
  }
}
