public import RefGraph

/// A snapshot as one HTML file to be opened in a browser: what became of what is due, the diagram,
/// cycles, leaks and owners, and each object with what keeps it and what refers to it.
///
/// ```swift
/// let page = SnapshotPage(of: report, command: ["analyze", "dump.json"])
/// try page.html(renderer)  // <!DOCTYPE html> …
/// ```
///
/// The file is self-contained; it loads nothing and sends nothing. Of a large snapshot everything is
/// counted, and as many objects can be looked at as fit into about one megabyte, those first that
/// answer; the page says how many it leaves out.
public struct SnapshotPage: Sendable {
  let report: SnapshotReport
  let focus: ObjectID?
  let command: [String]
  let excerpt: SnapshotExcerpt

  /// Chooses what the page of a snapshot shows.
  ///
  /// - Parameters:
  ///   - report: what there is to say of the snapshot.
  ///   - focus: the object that the diagram is about and that the page opens with.
  ///   - command: the words by which the command line makes the same report, without its own name
  ///     and without a format: `["analyze", "dump.json"]`.
  public init(of report: SnapshotReport, focus: ObjectID? = nil, command: [String]) {
    self.init(of: report, focus: focus, command: command, limits: .init())
  }

  init(
    of report: SnapshotReport,
    focus: ObjectID?,
    command: [String],
    limits: SnapshotExcerpt.Limits
  ) {
    self.report = report
    self.focus = focus
    self.command = command
    excerpt = SnapshotExcerpt(of: report.analysis, focus: focus, limits: limits)
  }

  /// The page.
  ///
  /// - Throws: what the renderer throws where it cannot lay out the diagram.
  public func html(_ renderer: PictureRenderer) throws(PictureRenderer.Failure) -> String {
    let plan = DiagramPlan(
      of: report.analysis,
      focus: focus.flatMap { report.snapshot.object($0) == nil ? nil : $0 }
    )
    let series = DiagramSeries(of: plan, groups: report.play?.moment.groups ?? [])
    let stage = try renderer.stage(of: series, title: "Objects and references")
    return PageShell(
      title: FoldedText.folded(SnapshotData.shown(title)),
      header: header(),
      main: main(stage, hidden: series.frames.flatMap(\.hiddenWords)),
      footer: footer(),
      json: SnapshotData(of: report, excerpt: excerpt, series: series, focus: focus).json(),
      script: PageAssets.snapshotScript
    ).html()
  }
}
