import Arguments
import RefGraph
import RefGraphReports

/// `memgraph analyze FILE`.
enum AnalyzeCommand {
  static func run(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CommandResult {
    let path = parsed[CommandOptions.file]
    let file = try SnapshotInput(path)
    let report = SnapshotReport(
      of: file.snapshot,
      listsBalancedCycles: parsed[CommandOptions.all]
    )
    var result = try ReportOutput(report, parsed, words: ["analyze", path]).result()
    result.warnings = file.warnings
    return result
  }
}
