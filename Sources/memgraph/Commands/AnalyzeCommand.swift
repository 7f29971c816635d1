import Arguments
import RefGraph
import RefGraphImport
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

/// A snapshot that the line names by its file.
struct SnapshotInput {
  let snapshot: Snapshot
  let warnings: [String]

  init(_ path: String) throws(Failure) {
    let file = InputFile(path: path)
    try self.init(try file.bytes(), name: file.name)
  }

  init(_ bytes: [UInt8], name: String) throws(Failure) {
    do throws(SnapshotFileError) {
      let file = try SnapshotFile(bytes, file: name.visible)
      snapshot = file.snapshot
      warnings = file.warnings.map(\.description)
    } catch {
      throw Failure(.badData, error.description)
    }
  }
}
