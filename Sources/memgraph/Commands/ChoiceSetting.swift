import Arguments
import RefGraph

/// The second pass over the line: `--set` and the remaining words, against a scenario's choices.
struct ChoiceSetting {
  private let scenario: Scenario
  private let parsed: ParsedCommand<Verb>
  private typealias Change = (choice: String, value: String)

  init(_ scenario: Scenario, _ parsed: ParsedCommand<Verb>) {
    self.scenario = scenario
    self.parsed = parsed
  }

  /// The setting that the line makes.
  ///
  /// - Throws: `usage` for an unknown or ambiguous word, and for a choice that is set to two values.
  func setting() throws(Failure) -> ScenarioSetting {
    let changes = try changes()
    var known: [String: String] = [:]
    for change in changes {
      if let before = known[change.choice], before != change.value {
        throw Failure(
          .usage,
          "`\(change.choice)` is set to `\(before)` and to `\(change.value.visible)`: leave one out"
        )
      }
      known[change.choice] = change.value
    }
    do throws(SettingError) {
      return try scenario.setting(changes)
    } catch {
      throw failure(error)
    }
  }

  /// The choices that the line sets, in its order.
  func changes() throws(Failure) -> [(choice: String, value: String)] {
    var changes: [Change] = []
    for text in parsed[CommandOptions.set] { changes.append(try change(text)) }
    for word in parsed.choiceWords { changes.append(try change(word)) }
    return changes
  }

  /// The choice of this name.
  ///
  /// - Parameter elsewhere: whether another scenario may be meant, because the line names none.
  /// - Throws: `usage` with the choices that there are, and the scenarios that have this one.
  func choice(named name: String, elsewhere: Bool) throws(Failure) -> Scenario.Choice {
    if let choice = scenario.choices.first(where: { $0.name == name }) { return choice }
    if let failure = MisplacedInput(name)?.failure(wanted: "choice") {
      throw failure
    }
    let failure = failure(.unknownChoice(name, known: scenario.choices.map(\.name)))
    let others = elsewhere ? Self.scenarios(withChoice: name) : []
    guard let first = others.first else { throw failure }
    throw Failure(
      failure.status,
      failure.message + "\nThese have it: \(others.joined(separator: ", ")). Add one of them, as "
        + "in `--scenario \(first)`."
    )
  }

  /// The built-in scenarios that have a choice of this name, in order.
  private static func scenarios(withChoice name: String) -> [String] {
    ScenarioLibrary.names.filter { scenario in
      ((try? ScenarioLibrary.scenario(named: scenario)) ?? nil)?.choices
        .contains { $0.name == name } == true
    }
  }

  /// `--set CHOICE=VALUE`.
  private func change(_ text: String) throws(Failure) -> Change {
    guard let equals = text.firstIndex(of: "=") else {
      throw Failure(
        .usage,
        "`--set \(text.visible)` has no value: write `--set CHOICE=VALUE`\n\(choicesText)"
      )
    }
    return (String(text[..<equals]), String(text[text.index(after: equals)...]))
  }

  /// `--VALUE`, or `--CHOICE=VALUE`.
  private func change(_ word: ChoiceWord) throws(Failure) -> Change {
    if let value = word.value, scenario.choices.contains(where: { $0.name == word.name }) {
      return (word.name, value)
    }
    // `--weak` means a choice of the scenario's own, not a reading that verbs bring.
    let choices = scenario.choices.filter { $0.fact == nil && $0.values.contains(word.name) }
    guard word.value == nil, let choice = choices.first else {
      let known =
        word.value == nil
        ? scenario.choices.filter { $0.fact == nil }.flatMap(\.values)
        : scenario.choices.map(\.name)
      let error = parsed.unknownOption(word, choiceWords: known)
      throw Failure(.usage, "\(error.reason.message())\n\(choicesText)")
    }
    guard choices.count == 1 else {
      let forms = choices.map { "`--set \($0.name)=\(word.name)`" }.joined(separator: " or ")
      throw Failure(
        .usage,
        "`\(word.text)` is a value of more than one choice: write \(forms)"
      )
    }
    return (choice.name, word.name)
  }

  private func failure(_ error: SettingError) -> Failure {
    switch error {
    case .unknownChoice(let name, let known):
      let suggestion = nearest(to: name, among: known).map { "; did you mean `\($0)`?" } ?? ""
      return Failure(
        .usage,
        "`\(scenario.name)` has no choice `\(name.visible)`\(suggestion)\n\(choicesText)"
      )
    case .unknownValue(let value, let choice, let known):
      let suggestion = nearest(to: value, among: known).map { "; did you mean `\($0)`?" } ?? ""
      return Failure(
        .usage,
        value.isEmpty
          ? "`\(choice)=` has no value\n\(choicesText)"
          : "`\(choice)` cannot be `\(value.visible)`\(suggestion)\n\(choicesText)"
      )
    }
  }

  private var choicesText: String {
    guard !scenario.choices.isEmpty else { return "`\(scenario.name)` has no choices." }
    let choices = scenario.choices.map { "\($0.name) = \($0.values.joined(separator: " | "))" }
    return "Choices of `\(scenario.name)`: " + choices.joined(separator: "; ") + "."
  }
}
