import Arguments
import RefGraph
import RefGraphReports

/// A report in the form that the line asks for.
struct ReportOutput {
  private let report: SnapshotReport
  private let parsed: ParsedCommand<Verb>

  init(_ report: SnapshotReport, _ parsed: ParsedCommand<Verb>) {
    self.report = report
    self.parsed = parsed
  }

  func result() throws(Failure) -> CommandResult {
    let focus = try focus()
    switch parsed[CommandOptions.format] {
    case .text: return CommandResult(report.text(parsed.layout(), focus: focus))
    case .json: return CommandResult(report.json())
    case .dot: return CommandResult(dot(focus))
    case .svg: return try picture(.svg, focus)
    case .png: return try picture(.png, focus)
    case .pdf: return try picture(.pdf, focus)
    }
  }

  private func dot(_ focus: ObjectID?) -> String {
    let plan = DiagramPlan(of: report.analysis, focus: focus)
    let setting = report.play?.timeline.setting.description
    return DOTDocument(plan, setting: setting, answer: report.conclusion()).text
  }

  private func picture(
    _ form: PictureRenderer.Form,
    _ focus: ObjectID?
  ) throws(Failure) -> CommandResult {
    if Commands.outputPath(of: parsed) == nil, System.isTerminal(System.standardOutput),
      form != .svg
    {
      throw Failure(
        .usage,
        "a \(form.rawValue) is no text for a terminal: add `-o picture.\(form.rawValue)`"
      )
    }
    do throws(PictureRenderer.Failure) {
      return CommandResult(bytes: try PictureRenderer.builtIn.render(dot(focus), form))
    } catch {
      throw Failure(error.isUnavailable ? .unavailable : .internal, error.message)
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
