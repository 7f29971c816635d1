extension ScenarioParser {
  /// Checks that every choice in an arrow is one, and that its values are strengths.
  mutating func reportUnknownChoicesInArrows() {
    let known = valuesOfChoices()
    let limit = diagnostics.count + ScenarioError.limit
    for choice in names.arrowChoices where !names.isDoubtful(choice) {
      guard diagnostics.count <= limit else { return }
      guard let values = known[choice.text] else {
        diagnostics.append(unknownChoice(choice, besides: Strength.allCases.map(\.word)))
        continue
      }
      let wrong = values.first { Strength(word: $0) == nil && $0 != "none" }
      guard let wrong else { continue }
      diagnostics.append(
        cursor.problem(.choiceIsNoStrength(value: wrong), choice.text, at: choice.location)
      )
    }
  }

  /// Checks that every choice that stands for a number is one, and that its values are numbers.
  mutating func reportUnknownChoicesInCounts() {
    let known = valuesOfChoices()
    let limit = diagnostics.count + ScenarioError.limit
    for choice in names.countChoices where !names.isDoubtful(choice) {
      guard diagnostics.count <= limit else { return }
      guard let values = known[choice.text] else {
        diagnostics.append(unknownChoice(choice, besides: []))
        continue
      }
      guard let wrong = values.first(where: { Statement.Operand.count($0) == nil }) else {
        continue
      }
      diagnostics.append(
        cursor.problem(.choiceIsNoCount(value: wrong), choice.text, at: choice.location)
      )
    }
  }

  /// Checks that every condition speaks of a choice and of values that it has.
  mutating func reportUnknownChoicesInConditions() {
    let known = valuesOfChoices()
    let limit = diagnostics.count + ScenarioError.limit
    for test in names.tests where !names.isDoubtful(test.choice) {
      guard diagnostics.count <= limit else { return }
      guard let values = known[test.choice.text] else {
        diagnostics.append(unknownChoice(test.choice, besides: []))
        continue
      }
      for value in test.values where !values.contains(value.text) {
        let nearest = NearestName.nearest(to: value.text, among: values)
        diagnostics.append(
          cursor.problem(
            .unknownValue(choice: test.choice.text),
            value.text,
            at: value.location,
            nearest: nearest
          )
        )
      }
    }
  }

  private func valuesOfChoices() -> [String: [String]] {
    Dictionary(choices.map { ($0.name, $0.values) }) { first, _ in first }
  }

  /// - Parameter others: what the writer may have meant besides a choice.
  private func unknownChoice(_ choice: SourceWord, besides others: [String]) -> Diagnostic {
    let nearest = NearestName.nearest(to: choice.text, among: choices.map(\.name) + others)
    return cursor.problem(.unknownChoice, choice.text, at: choice.location, nearest: nearest)
  }
}
