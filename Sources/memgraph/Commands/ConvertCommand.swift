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
    if parsed[CommandOptions.conversionFormat] == .scenario {
      let name = InputFile(path: parsed[CommandOptions.source]).name.visible
      result.warnings += ScenarioLosses(of: snapshot).sentences().map { "\(name): warning: \($0)" }
      if snapshot.due.isEmpty {
        result.warnings.append(
          "\(name): warning: nothing is due: add `due NAME` before the moment, and what you expect"
        )
      }
    }
    return result
  }

  /// The snapshot of a file, or of a moment of the scenario in it.
  private static func snapshot(
    _ parsed: ParsedCommand<Verb>
  ) throws(Failure) -> (Snapshot, warnings: [String]) {
    switch try InputSource(parsed[CommandOptions.source]) {
    case .snapshot(let file):
      try refuseScenarioOptions(parsed)
      return (file.snapshot, file.warnings)
    case .scenario(let scenario):
      let timeline = try ScenarioInput(scenario, ChoiceSetting(scenario, parsed).setting()).play()
      let moment =
        if let name = parsed[CommandOptions.at] {
          try timeline.requireMoment(name)
        } else {
          try timeline.requireLastMoment()
        }
      return (moment.snapshot, [])
    }
  }

  /// A snapshot is one moment already, and nothing in it is left to choose.
  private static func refuseScenarioOptions(_ parsed: ParsedCommand<Verb>) throws(Failure) {
    let moments = [parsed[CommandOptions.at]].compactMap { $0 }
    let words =
      moments.map { "--at \($0)" } + parsed[CommandOptions.set].map { "--set \($0)" }
      + parsed.choiceWords.map(\.text)
    guard let word = words.first else { return }
    throw Failure(
      .usage,
      "`\(word.visible)` is about a scenario, and this is a snapshot file: leave it out"
    )
  }
}
