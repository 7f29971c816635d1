import Arguments
import RefGraph
import RefGraphReports

/// `memgraph convert FILE`.
enum ConvertCommand {
  static func run(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CommandResult {
    let (snapshot, warnings) = try snapshot(parsed)
    let text =
      switch parsed[CommandOptions.conversionFormat] {
      case .json: SnapshotDocument(snapshot).json()
      case .dot: DOTExchange(snapshot).text()
      case .scenario: Scenario(showing: snapshot).text()
      }
    var result = CommandResult(text)
    result.warnings = warnings
    return result
  }

  /// The snapshot of a file, or of a moment of the scenario in it.
  private static func snapshot(
    _ parsed: ParsedCommand<Verb>
  ) throws(Failure) -> (Snapshot, [String]) {
    let name = parsed[CommandOptions.file]
    let source = try InputSource(name)
    switch source {
    case .snapshot(let file):
      for word in parsed.choiceWords {
        throw Failure(.usage, "`\(word.text.visible)` sets a choice, and a snapshot file has none")
      }
      return (file.snapshot, file.warnings)
    case .scenario(let scenario):
      let timeline = try ScenarioInput(scenario, ChoiceSetting(scenario, parsed).setting()).play()
      if let moment = parsed[CommandOptions.at] {
        return (try timeline.requireMoment(moment).snapshot, [])
      }
      guard let last = timeline.moments.last else {
        throw Failure(
          .usage, "`\(scenario.name)` has no moments: add a line `moment NAME` to it"
        )
      }
      return (last.snapshot, [])
    }
  }
}
