import Arguments
import RefGraph
import RefGraphReports

/// `memgraph analyze FILE`.
enum AnalyzeCommand {
  /// Reading more bytes than these, or analysing more objects, takes longer than anybody waits
  /// without being told.
  private static let largeSize = 4 << 20
  private static let largeCount = 50_000

  static func run(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CommandResult {
    let path = parsed[CommandOptions.file]
    var progress = ProgressLine()
    defer { progress.clear() }
    let size = System.size(path: path) ?? 0
    if size > Self.largeSize { progress.announce("reading \(path.visible): \(size >> 20) MiB") }
    let file = try SnapshotInput(path)
    if size > Self.largeSize || file.snapshot.objectCount > Self.largeCount {
      progress.announce("analysing \(file.snapshot.objectCount) objects")
    }
    let report = SnapshotReport(
      of: file.snapshot,
      listsBalancedCycles: parsed[CommandOptions.all]
    )
    var result = try ReportOutput(report, parsed, words: ["analyze", path]).result()
    result.warnings = file.warnings
    return result
  }
}
