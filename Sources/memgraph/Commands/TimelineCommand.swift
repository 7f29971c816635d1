import Arguments
import RefGraph
import RefGraphReports

/// `memgraph timeline [SCENARIO]`.
enum TimelineCommand {
  static func run(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CommandResult {
    let name = try parsed.scenarioName()
    let input = try ScenarioInput(name, parsed)
    let format = parsed[CommandOptions.timelineFormat]
    let hasGhosts = parsed[CommandOptions.ghosts]
    if hasGhosts, let way = format.wayWithoutGhosts {
      throw Failure(.usage, "`--ghosts` is about pictures: \(way)")
    }
    if format == .html { return try page(of: input, source: name, parsed) }
    let timeline = try input.play()
    let report = TimelineReport(of: timeline)
    return switch format {
    case .text, .html: CommandResult(report.text(parsed.layout()))
    case .json: CommandResult(report.json())
    case .markdown: CommandResult(report.markdown())
    case .dot:
      CommandResult(dot(of: report, hasGhosts: hasGhosts), .dot, smaller: ofOneMoment("dot"))
    case .svg:
      CommandResult(
        try svg(of: report, hasGhosts: hasGhosts),
        .pictures,
        smaller: ofOneMoment("svg")
      )
    case .mermaid: CommandResult(report.mermaid(showsReleased: hasGhosts))
    }
  }

  private static func page(
    of input: ScenarioInput,
    source: String,
    _ parsed: ParsedCommand<Verb>
  ) throws(Failure) -> CommandResult {
    try PageOutput.requirePlace(parsed)
    let page = try PageOutput.playing { () throws(PlayError) in
      try TimelinePage(of: input.scenario, opening: input.setting, source: source)
    }
    return PageOutput.result(try PageOutput.html(page.html), smaller: PageOutput.ofOneMoment)
  }

  private static func ofOneMoment(_ format: String) -> String {
    "one of a moment is smaller, with `memgraph snapshot MOMENT --format \(format)`"
  }

  /// A digraph a moment, one after the other, with everything in the same place in each.
  private static func dot(of report: TimelineReport, hasGhosts: Bool) -> String {
    let series = DiagramSeries(of: [report.story])
    let setting = report.timeline.setting.description
    let notes = report.moments.map {
      DOTDocument.Note(setting: setting, answer: $0.conclusion())
    }
    return DOTDocument.frames(of: series, notes: notes, hasGhosts: hasGhosts).map(\.text).joined()
  }

  private static func svg(
    of report: TimelineReport,
    hasGhosts: Bool
  ) throws(Failure) -> String {
    guard !report.moments.isEmpty else { throw Failure(.usage, report.timeline.noMoments) }
    do throws(PictureRenderer.Failure) {
      return try PictureRenderer.builtIn.svg(of: report, showsReleased: hasGhosts)
    } catch {
      throw Failure(error, instead: .dot)
    }
  }
}

extension TimelineFormat {
  /// What to do where no ghosts can be kept; `nil` for pictures, which keep them.
  fileprivate var wayWithoutGhosts: String? {
    switch self {
    case .text, .json, .markdown: "add `--format svg`, `dot` or `mermaid`, or leave it out"
    case .html: "a page has a button for them; leave it out"
    case .dot, .svg, .mermaid: nil
    }
  }
}
