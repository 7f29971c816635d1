import Arguments
import RefGraph
import RefGraphReports

/// `memgraph analyze FILE`.
enum AnalyzeCommand {
  static func run(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CommandResult {
    let file = try SnapshotInput(parsed[CommandOptions.file])
    let report = SnapshotReport(
      of: file.snapshot,
      listsBalancedCycles: parsed[CommandOptions.all]
    )
    var result = try ReportOutput(report, parsed).result()
    result.warnings = file.warnings
    return result
  }
}
