extension ScenarioParser {
  /// Reads `with CHOICE = VALUE | VALUE, …`, if that follows, and narrows the choices that a scenario
  /// brought.
  mutating func parseNarrowings(of scenario: Scenario) throws(Diagnostic) {
    guard cursor.skipWord("with") else { return }
    var known: [String: SourceLocation] = [:]
    repeat {
      let choice = try cursor.name("a choice of \"\(scenario.name)\"")
      if let first = known.updateValue(choice.location, forKey: choice.text) {
        throw duplicate(.choice, choice, first)
      }
      let values = try narrowedValues()
      try narrow(choice, to: values, of: scenario)
      guard let use = uses.firstIndex(where: { $0.name == scenario.name }) else { continue }
      uses[use].narrowings.append(.init(choice: choice.text, values: values.map(\.text)))
      cursor.skipSpace()
    } while cursor.skip(",")
  }

  /// Leaves of a choice that is there already what another way to it leaves too.
  mutating func narrow(
    _ choice: String,
    toWhat others: [String],
    at name: SourceWord
  ) throws(Diagnostic) {
    guard let index = choices.firstIndex(where: { $0.name == choice }) else { return }
    try setValues(choices[index].values.filter(others.contains), ofChoice: index, at: name)
  }

  /// Reads `= VALUE | VALUE`.
  private mutating func narrowedValues() throws(Diagnostic) -> [SourceWord] {
    cursor.skipSpace()
    guard cursor.skip("=") else { throw cursor.expected("\"=\"") }
    var values: [SourceWord] = []
    repeat {
      let value = try cursor.name("a value")
      if let first = values.first(where: { $0.text == value.text }) {
        throw duplicate(.value, value, first.location)
      }
      values.append(value)
      cursor.skipSpace()
    } while cursor.skip("|")
    return values
  }

  private mutating func narrow(
    _ choice: SourceWord,
    to values: [SourceWord],
    of scenario: Scenario
  ) throws(Diagnostic) {
    guard let own = scenario.declaredChoices.first(where: { $0.name == choice.text }),
      let index = choices.firstIndex(where: { $0.name == choice.text })
    else {
      throw cursor.problem(
        .foreignChoice(of: scenario.name),
        choice.text,
        at: choice.location,
        nearest: NearestName.nearest(
          to: choice.text,
          among: scenario.declaredChoices.map(\.name)
        )
      )
    }
    if let unknown = values.first(where: { !own.values.contains($0.text) }) {
      throw cursor.problem(
        .unknownValue(choice: choice.text),
        unknown.text,
        at: unknown.location,
        nearest: NearestName.nearest(to: unknown.text, among: own.values)
      )
    }
    let left = values.map(\.text).filter(choices[index].values.contains)
    try setValues(left, ofChoice: index, at: choice)
  }

  private mutating func setValues(
    _ values: [String],
    ofChoice index: Int,
    at place: SourceWord
  ) throws(Diagnostic) {
    let choice = choices[index]
    guard !values.isEmpty else {
      throw cursor.problem(
        .noValueLeft(choice: choice.name, others: choice.values),
        place.text,
        at: place.location
      )
    }
    choices[index] = .init(name: choice.name, values: values, location: choice.location)
  }
}
