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
        setting(changing: name, to: value).map { setting in
          let line = CommandText.line(["lesson", source], setting, of: scenario, stating: name)
          return Change(choice: name, value: value, command: line)
        }
      }
    }
  }

  /// The setting of the play with one choice changed; `nil` where there is no such choice or value.
  private func setting(changing choice: String, to value: String) -> ScenarioSetting? {
    let values = timeline.setting.values.map { (choice: $0.choice, value: $0.value) }
    return try? scenario.setting(values + [(choice: choice, value: value)])
  }
}
