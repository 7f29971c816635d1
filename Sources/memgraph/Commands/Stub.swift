import Arguments
import RefGraph
import RefGraphReports
struct ReportOutput { let report: SnapshotReport; let parsed: ParsedCommand<Verb>
 init(_ r: SnapshotReport, _ p: ParsedCommand<Verb>) { report = r; parsed = p }
 func result() throws(Failure) -> CommandResult { CommandResult(report.text(parsed.layout())) } }
enum AnalyzeCommand { static func run(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CommandResult { throw Failure(.unavailable, "") } }
enum CheckCommand { static func run(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CommandResult { throw Failure(.unavailable, "") } }
enum ConvertCommand { static func run(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CommandResult { throw Failure(.unavailable, "") } }
extension ScenarioListing { func json() -> String { "" } }
extension MomentListing { func json() -> String { "" } }
extension TimelineReport { func json() -> String { "" } }
extension DifferenceReport { func json() -> String { "" } }
