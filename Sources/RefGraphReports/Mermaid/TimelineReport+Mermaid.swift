internal import RefGraph

extension TimelineReport {
  /// The moments as a page in Markdown with a Mermaid flowchart each, which GitHub draws where it
  /// shows the page.
  ///
  /// - Parameter showsReleased: whether what is not there any more stays as a ghost.
  public func mermaid(showsReleased: Bool = false) -> String {
    let series = DiagramSeries(of: [story])
    var lines = ["# \(Handout.escaped(timeline.scenario.title))"]
    let setting = timeline.setting.description
    if !setting.isEmpty { lines += ["", Handout.escaped(setting)] }
    lines += paragraphs(.question)
    for (number, report) in moments.enumerated() {
      let answer = report.conclusion()
      let document = MermaidDocument(
        series,
        frame: number,
        note: .init(description: answer, hasLegend: false),
        hasGhosts: showsReleased
      )
      lines += ["", "## \(Handout.escaped(report.play?.moment.name ?? ""))"]
      lines += ["", Handout.escaped(answer)]
      lines += ["", "```mermaid"] + document.text.split(separator: "\n").map(String.init) + ["```"]
    }
    let legend = MermaidLegend(of: series, hasGhosts: showsReleased).entries
    if !legend.isEmpty {
      lines += ["", "## How to read this", ""]
      lines += legend.map { "- **\(Handout.escaped($0.term)):** \(Handout.escaped($0.meaning))" }
    }
    lines += paragraphs(.conclusion)
    return lines.map { $0 + "\n" }.joined()
  }

  private func paragraphs(_ kind: Scenario.Remark.Kind) -> [String] {
    timeline.scenario.remarks(kind).flatMap { ["", Handout.escaped($0.text)] }
  }
}
