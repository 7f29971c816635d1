import Arguments
import RefGraph
import RefGraphReports

/// `memgraph check FILE…`.
enum CheckCommand {
  static func run(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CommandResult {
    let baseline = try parsed[CommandOptions.baseline].map(BaselineInput.init)
    var collector = FindingCollector()
    let names = parsed[CommandOptions.files]
    collector.check(names.isEmpty ? ScenarioLibrary.names : names)
    if collector.checkCount == 0, let failure = collector.failures.first { throw failure }
    let report = CheckReport(
      collector.findings,
      baseline: baseline?.baseline ?? CheckBaseline(),
      checkCount: collector.checkCount,
      expectationCount: collector.expectationCount
    )
    let text =
      switch parsed[CommandOptions.checkFormat] {
      case .text: report.text(parsed.layout())
      case .json: report.json()
      case .github: report.github()
      case .junit: report.junit()
      }
    var result = CommandResult(text)
    result.warnings = collector.warnings
    if let baseline { result.warnings += baseline.warnings(about: report) }
    result.status = report.findings.isEmpty ? .done : .found
    result.warnings += collector.failures.map(\.text)
    if let failure = collector.failures.first { result.status = failure.status }
    return result
  }
}

/// The known findings in a file that the line names.
private struct BaselineInput {
  let baseline: CheckBaseline
  private let name: String

  init(_ path: String) throws(Failure) {
    let file = InputFile(path: path)
    name = file.name.visible
    guard let text = String(validating: try file.bytes(), as: UTF8.self) else {
      throw Failure(.badData, "\(name):1:1: error: a baseline is text in UTF-8")
    }
    do throws(CheckBaseline.ParseError) {
      baseline = try CheckBaseline(parsing: text)
    } catch {
      throw Failure(.badData, "\(name):\(error)")
    }
  }

  /// A line for each entry that nothing answers to.
  func warnings(about report: CheckReport) -> [String] {
    report.stale.map { entry in
      "\(name):\(entry.line):1: warning: nothing answers to this line any more: take it out"
    }
  }
}
