import Arguments

/// From a parsed line to the command that answers it.
enum Commands {
  static func run(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CommandResult {
    switch parsed.verb {
    case .scenarios: try ScenariosCommand.run(parsed)
    case .moments: try MomentsCommand.run(parsed)
    case .snapshot: try SnapshotCommand.run(parsed)
    case .timeline: try TimelineCommand.run(parsed)
    case .diff: try DiffCommand.run(parsed)
    case .compare: try CompareCommand.run(parsed)
    case .lesson: try LessonCommand.run(parsed)
    case .analyze: try AnalyzeCommand.run(parsed)
    case .check: try CheckCommand.run(parsed)
    case .convert: try ConvertCommand.run(parsed)
    case .completions:
      CommandResult(MemgraphTool.tool.completionScript(for: parsed[CommandOptions.shell]))
    }
  }

  /// Where the result goes; `nil` is standard output, which `-` means too.
  static func outputPath(of parsed: ParsedCommand<Verb>) -> String? {
    let path = parsed[CommandOptions.output]
    return path == "-" ? nil : path
  }
}
