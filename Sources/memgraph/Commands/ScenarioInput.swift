import Arguments
import RefGraph

/// A scenario that the line names, played for the setting that its other words make.
struct ScenarioInput {
  let scenario: Scenario
  let setting: ScenarioSetting

  /// - Parameter name: a built-in scenario or a file.
  init(_ name: String, _ parsed: ParsedCommand<Verb>) throws(Failure) {
    scenario = try Self.scenario(name)
    guard !scenario.isPreamble else { throw Self.refused(scenario) }
    setting = try ChoiceSetting(scenario, parsed).setting()
  }

  init(_ scenario: Scenario, _ setting: ScenarioSetting) {
    self.scenario = scenario
    self.setting = setting
  }

  /// A built-in scenario by name, or one from a file.
  static func scenario(_ name: String) throws(Failure) -> Scenario {
    let builtIn = try reading { () throws(ScenarioError) in
      try ScenarioLibrary.scenario(named: name)
    }
    if let builtIn { return builtIn }
    let file = InputFile(path: name)
    guard file.isMeant else { return try unknown(name) }
    return try scenario(try file.bytes(), in: file)
  }

  /// The scenario in the bytes of a file, which may use those that lie beside it.
  static func scenario(_ bytes: [UInt8], in file: InputFile) throws(Failure) -> Scenario {
    let name = file.name.visible
    if InputSource.isSnapshot(bytes) {
      throw Failure(
        .badData,
        "\(name):1:1: error: this is a snapshot, and a scenario is needed here: look at it with "
          + "`memgraph analyze \(file.path.visible)`"
      )
    }
    return try reading { () throws(ScenarioError) in
      try ScenarioLibrary.read(bytes, file: name) { used in
        try? file.sibling("\(used).scenario").bytes()
      }
    }
  }

  /// Plays the scenario.
  func play() throws(Failure) -> Timeline {
    do throws(PlayError) {
      return try scenario.play(setting)
    } catch {
      throw Failure(.badData, error.description)
    }
  }

  private static func reading<Value>(
    _ body: () throws(ScenarioError) -> Value
  ) throws(Failure) -> Value {
    do throws(ScenarioError) {
      return try body()
    } catch {
      throw Failure(.badData, error.description)
    }
  }

  /// What is there to be used has nothing to show: no moment.
  private static func refused(_ preamble: Scenario) -> Failure {
    let users = ScenarioLibrary.names.filter { name in
      let scenario = try? ScenarioLibrary.scenario(named: name)
      return scenario?.uses.contains { $0.name == preamble.name } == true
    }
    return Failure(
      .usage,
      "`\(preamble.name)` is a preamble: it takes no moment, and is there for other scenarios to "
        + "`use \(preamble.name)`\n"
        + (users.isEmpty
          ? "To play it, add a line `moment NAME` to it."
          : "These use it: \(users.joined(separator: ", ")).")
    )
  }

  private static func unknown(_ name: String) throws(Failure) -> Scenario {
    let suggestion = nearest(to: name, among: ScenarioLibrary.names)
    throw Failure(
      .usage,
      "no built-in scenario `\(name.visible)`"
        + (suggestion.map { "; did you mean `\($0)`?" } ?? "")
        + "\nThere are: \(ScenarioLibrary.names.joined(separator: ", ")). A file is given by its "
        + "path."
    )
  }
}
