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
    let focus = try focus()
    let format = parsed[CommandOptions.format]
    if parsed.gives(CommandOptions.depth), [.text, .json, .html].contains(format) {
      throw Failure(
        .usage,
        "`--depth` is about pictures: add `--format svg`, `dot` or another, or leave it out"
      )
    }
    switch format {
    case .text: return CommandResult(report.text(parsed.layout(), focus: focus))
    case .json: return CommandResult(report.json())
    case .dot: return CommandResult(dot(focus))
    case .mermaid: return CommandResult(report.mermaid(focus: focus, depth: depth, groups: groups))
    case .svg: return CommandResult(try svg(focus))
    case .png: return try picture(.png, focus)
    case .pdf: return try picture(.pdf, focus)
    case .html: return try page(focus)
    }
  }

  private func page(_ focus: ObjectID?) throws(Failure) -> CommandResult {
    try PageOutput.requirePlace(parsed)
    let page = SnapshotPage(of: report, focus: focus, command: words)
    return CommandResult(try PageOutput.html(page.html))
  }

  private var depth: Int? { parsed[CommandOptions.depth] }

  private var groups: [ObjectGroup] { report.play?.moment.groups ?? [] }

  private func dot(_ focus: ObjectID?) -> String {
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
      return CommandResult(bytes: try PictureRenderer.builtIn.render(dot(focus), form))
    } catch {
      throw Failure(error, instead: .dotTo(form))
    }
  }

  /// The object of `--focus`, by its handle.
  private func focus() throws(Failure) -> ObjectID? {
    guard let name = parsed[CommandOptions.focus] else { return nil }
    let snapshot = report.analysis.snapshot
    if let object = report.object(called: name) {
      if snapshot.object(object) != nil || parsed[CommandOptions.format] == .text { return object }
      throw Failure(.usage, "`\(name.visible)` is released here: there is nothing left to show")
    }
    let names = snapshot.objects.prefix(10_000).map(\.handle)
    let suggestion = nearest(to: name, among: names).map { "; did you mean `\($0.visible)`?" } ?? ""
    throw Failure(.usage, "there is no object `\(name.visible)` here\(suggestion)")
  }
}
