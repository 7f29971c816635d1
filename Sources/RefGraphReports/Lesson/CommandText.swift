internal import RefGraph

/// A command of memgraph as a reader can type it again.
enum CommandText {
  /// `memgraph VERB NAME --set CHOICE=VALUE …`, with the values that are not the default.
  ///
  /// - Parameters:
  ///   - words: the words before the choices.
  ///   - stated: a choice that the command sets even to its default.
  ///   - choice: a choice that the command does not set.
  ///   - rest: the words behind the choices.
  static func line(
    _ words: [String],
    _ setting: ScenarioSetting,
    of scenario: Scenario,
    stating stated: String? = nil,
    without choice: String? = nil,
    then rest: [String] = []
  ) -> String {
    var all = ["memgraph"] + words.map(quoted)
    for (value, declared) in zip(setting.values, scenario.choices)
    where value.choice != choice {
      guard value.value != declared.values.first || value.choice == stated else { continue }
      all.append("--set " + quoted("\(value.choice)=\(value.value)"))
    }
    return (all + rest.map(quoted)).joined(separator: " ")
  }

  /// The word as a shell takes it for one.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-_./=:,+@%".unicodeScalars.contains(scalar)
      }
    return isPlain
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: #"'\''"#) + "'"
  }
}
