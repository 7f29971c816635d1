import Arguments
import RefGraph
import RefGraphReports

/// A report in the form that the line asks for.
struct ReportOutput {
  private let report: SnapshotReport
  private let parsed: ParsedCommand<Verb>
  /// The words of the line that say what is reported.
  private let words: [String]

  /// - Parameter words: the words that say what is reported, for whoever wants the report again.
  init(_ report: SnapshotReport, _ parsed: ParsedCommand<Verb>, words: [String]) {
    self.report = report
    self.parsed = parsed
    self.words = words
  }

  func result() throws(Failure) -> CommandResult {
    try requireFittingOptions()
    let focus = try focus()
    switch parsed[CommandOptions.format] {
    case .text: return CommandResult(report.text(parsed.layout(), focus: focus))
    case .json: return CommandResult(report.json())
    case .dot: return CommandResult(dot(focus, groups: groups))
    case .mermaid: return CommandResult(report.mermaid(focus: focus, depth: depth, groups: groups))
    case .svg: return CommandResult(try svg(focus))
    case .png: return try picture(.png, focus)
    case .pdf: return try picture(.pdf, focus)
    case .html: return try page(focus)
    }
  }

  /// Refuses an option that changes nothing in the form that the line asks for.
  private func requireFittingOptions() throws(Failure) {
    let format = parsed[CommandOptions.format]
    if parsed.gives(CommandOptions.depth), let way = format.wayWithoutDepth {
      throw Failure(.usage, "`--depth` is about pictures: \(way)")
    }
    if parsed[CommandOptions.all], format.isPicture {
      throw Failure(
        .usage,
        "`--all` is about lists of cycles, and a picture has none: leave it out, or leave "
          + "`--format \(format.rawValue)` out"
      )
    }
  }

  private func page(_ focus: ObjectID?) throws(Failure) -> CommandResult {
    try PageOutput.requirePlace(parsed)
    let page = SnapshotPage(of: report, focus: focus, command: words)
    return PageOutput.result(
      try PageOutput.html(page.html),
      smaller: "give a part of the file"
    )
  }

  private var depth: Int? { parsed[CommandOptions.depth] }

  private var groups: [ObjectGroup] { report.play?.moment.groups ?? [] }

  private func dot(_ focus: ObjectID?, groups: [ObjectGroup]) -> String {
    let setting = report.play?.timeline.setting.description
    let answer = report.conclusion()
    let plan = DiagramPlan(of: report.analysis, focus: focus, depth: depth)
    return DOTDocument(plan, groups: groups, setting: setting, answer: answer).text
  }

  private func svg(_ focus: ObjectID?) throws(Failure) -> String {
    do throws(PictureRenderer.Failure) {
      return try PictureRenderer.builtIn.svg(of: report, focus: focus, depth: depth, groups: groups)
    } catch {
      throw Failure(error, instead: .dotTo(.svg))
    }
  }

  private func picture(
    _ form: PictureRenderer.Form,
    _ focus: ObjectID?
  ) throws(Failure) -> CommandResult {
    if Commands.outputPath(of: parsed) == nil, System.isTerminal(System.standardOutput) {
      throw Failure(
        .usage,
        "a \(form.rawValue) is no text for a terminal: add `-o picture.\(form.rawValue)`"
      )
    }
    do throws(PictureRenderer.Failure) {
      return CommandResult(bytes: try bytes(form, focus))
    } catch {
      throw Failure(error, instead: .dotTo(form))
    }
  }

  /// Graphviz breaks down over the frames of some tangles; then it is asked without.
  private func bytes(
    _ form: PictureRenderer.Form,
    _ focus: ObjectID?
  ) throws(PictureRenderer.Failure) -> [UInt8] {
    do throws(PictureRenderer.Failure) {
      return try PictureRenderer.builtIn.render(dot(focus, groups: groups), form)
    } catch {
      let plain = try? PictureRenderer.builtIn.render(dot(focus, groups: []), form)
      guard !groups.isEmpty, let plain else { throw error }
      return plain
    }
  }

  /// The object of `--focus`. Of one that is released, text still has something to say.
  private func focus() throws(Failure) -> ObjectID? {
    guard let name = parsed[CommandOptions.focus] else { return nil }
    let mayBeGone = parsed[CommandOptions.format] == .text
    return try FocusLookup(name, in: report).object(mayBeGone: mayBeGone)
  }
}

extension OutputFormat {
  fileprivate var isPicture: Bool {
    switch self {
    case .dot, .svg, .png, .pdf, .mermaid: true
    case .text, .json, .html: false
    }
  }

  /// What to do where there is no depth to choose; `nil` for pictures, which have one.
  fileprivate var wayWithoutDepth: String? {
    switch self {
    case .text: "add `--format svg`, `png`, `pdf`, `dot` or `mermaid`, or leave it out"
    case .json: "JSON has all objects whatever their distance; leave it out"
    case .html: "a page goes from object to object; leave it out, and begin with `--focus OBJECT`"
    case .dot, .svg, .png, .pdf, .mermaid: nil
    }
  }
}
