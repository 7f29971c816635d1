internal import RefGraph

extension Lesson {
  /// One condition changed, and the command that plays the lesson so.
  struct Change {
    let choice: String
    let value: String
    let command: String
  }

  /// The choices that the scenario names for changing, or else its first one.
  func choicesToChange() -> [String] {
    let named = scenario.changes.map(\.choice)
    return named.isEmpty ? scenario.choices.prefix(1).map(\.name) : named
  }

  /// Every other value of the choices to change.
  func changes() -> [Change] {
    choicesToChange().flatMap { name -> [Change] in
      let values = scenario.choices.first { $0.name == name }?.values ?? []
      return values.filter { $0 != timeline.setting[name] }.compactMap { value in
        scenario.setting(timeline.setting, changing: name, to: value).map { setting in
          let line = CommandText.line(["lesson", source], setting, of: scenario, stating: name)
          return Change(choice: name, value: value, command: line)
        }
      }
    }
  }
}

extension Scenario {
  /// A setting with one choice changed; `nil` where the scenario has no such choice or value.
  func setting(
    _ setting: ScenarioSetting,
    changing choice: String,
    to value: String
  ) -> ScenarioSetting? {
    let values = setting.values.map { (choice: $0.choice, value: $0.value) }
    return try? self.setting(values + [(choice: choice, value: value)])
  }
}
