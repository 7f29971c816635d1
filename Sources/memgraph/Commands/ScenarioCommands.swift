import Arguments
import RefGraph
import RefGraphReports

/// `memgraph scenarios`.
enum ScenariosCommand {
  static func run(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CommandResult {
    var scenarios: [Scenario] = []
    for name in ScenarioLibrary.names { scenarios.append(try ScenarioInput.scenario(name)) }
    let listing = ScenarioListing(of: scenarios, preambles: ScenarioLibrary.preambles)
    return switch parsed[CommandOptions.plainFormat] {
    case .text: CommandResult(listing.text(parsed.layout()))
    case .json: CommandResult(listing.json())
    }
  }
}

/// `memgraph moments [SCENARIO]`.
enum MomentsCommand {
  static func run(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CommandResult {
    let input = try ScenarioInput(try parsed.scenarioName(), parsed)
    let timeline = try input.play()
    let listing = MomentListing(of: timeline)
    var result =
      switch parsed[CommandOptions.plainFormat] {
      case .text: CommandResult(listing.text(parsed.layout()))
      case .json: CommandResult(listing.json())
      }
    if timeline.moments.isEmpty { result.warnings.append("memgraph: \(timeline.noMoments)") }
    return result
  }
}

/// `memgraph snapshot MOMENT`.
enum SnapshotCommand {
  static func run(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CommandResult {
    let input = try ScenarioInput(parsed[CommandOptions.scenario], parsed)
    let timeline = try input.play()
    let moment = try timeline.requireMoment(parsed[CommandOptions.moment])
    let report =
      parsed[CommandOptions.live]
      ? try LiveReport(input, parsed).report(of: moment, in: timeline)
      : SnapshotReport(of: moment, in: timeline, listsBalancedCycles: parsed[CommandOptions.all])
    let words = words(for: moment, of: timeline, parsed)
    return try ReportOutput(report, parsed, words: words).result()
  }

  /// The words for the same moment of the same play.
  private static func words(
    for moment: Timeline.Moment,
    of timeline: Timeline,
    _ parsed: ParsedCommand<Verb>
  ) -> [String] {
    let scenario =
      parsed.gives(CommandOptions.scenario)
      ? ["--scenario", parsed[CommandOptions.scenario]] : []
    let defaults = timeline.scenario.defaultSetting
    let changed = timeline.setting.values.filter { defaults[$0.choice] != $0.value }
    return ["snapshot", moment.name] + scenario
      + changed.flatMap { ["--set", "\($0.choice)=\($0.value)"] }
      + (parsed[CommandOptions.live] ? ["--live"] : [])
  }
}

/// `memgraph diff EARLIER LATER`.
enum DiffCommand {
  static func run(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CommandResult {
    let timeline = try ScenarioInput(parsed[CommandOptions.scenario], parsed).play()
    let report = DifferenceReport(
      from: try timeline.requireMoment(parsed[CommandOptions.earlier]),
      to: try timeline.requireMoment(parsed[CommandOptions.later]),
      in: timeline
    )
    return switch parsed[CommandOptions.plainFormat] {
    case .text: CommandResult(report.text(parsed.layout()))
    case .json: CommandResult(report.json())
    }
  }
}

extension ParsedCommand<Verb> {
  /// The scenario of a command that takes it as an argument too.
  ///
  /// - Throws: `usage` where the line names two.
  func scenarioName() throws(Failure) -> String {
    guard let name = self[CommandOptions.scenarioName] else { return self[CommandOptions.scenario] }
    guard !gives(CommandOptions.scenario) else {
      throw Failure(
        .usage,
        "`\(name.visible)` and `--scenario` both name a scenario: leave one out"
      )
    }
    return name
  }
}
