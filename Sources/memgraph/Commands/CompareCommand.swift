import Arguments
import RefGraph
import RefGraphReports

/// `memgraph compare CHOICE`.
enum CompareCommand {
  static func run(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CommandResult {
    let scenario = try ScenarioInput.scenario(parsed[CommandOptions.scenario])
    let words = ChoiceSetting(scenario, parsed)
    let choice = try words.choice(
      named: parsed[CommandOptions.choice],
      elsewhere: !parsed.gives(CommandOptions.scenario)
    )
    if let change = try words.changes().first(where: { $0.choice == choice.name }) {
      throw Failure(
        .usage,
        "`\(choice.name)` is played with every value: leave `\(change.value.visible)` out"
      )
    }
    let comparison = try comparison(
      of: scenario,
      changing: choice,
      from: try words.setting(),
      source: parsed[CommandOptions.scenario]
    )
    return switch parsed[CommandOptions.comparisonFormat] {
    case .text: CommandResult(comparison.text(parsed.layout()))
    case .json: CommandResult(comparison.json())
    case .markdown: CommandResult(comparison.markdown())
    }
  }

  private static func comparison(
    of scenario: Scenario,
    changing choice: Scenario.Choice,
    from setting: ScenarioSetting,
    source: String
  ) throws(Failure) -> Comparison {
    do throws(PlayError) {
      return try Comparison(of: scenario, changing: choice, from: setting, source: source)
    } catch {
      throw Failure(.badData, error.description)
    }
  }
}
