extension ScenarioParser {
  /// Reads `c is v or w and d is not x`: `or` joins values, `and` joins tests.
  mutating func choiceTests() throws(Diagnostic) -> [Statement.ChoiceTest] {
    var tests: [Statement.ChoiceTest] = []
    repeat {
      let choice = try cursor.name("a choice")
      try cursor.expectWord("is")
      let isNegated = cursor.skipWord("not")
      var values: [SourceWord] = []
      repeat { values.append(try cursor.name("a value")) } while cursor.skipWord("or")
      names.tests.append(.init(choice: choice, values: values))
      tests.append(
        .init(
          choice: choice.text,
          values: values.map(\.text),
          isNegated: isNegated,
          location: choice.location
        )
      )
    } while cursor.skipWord("and")
    guard cursor.isAtEnd() else {
      throw cursor.expected("\"or\", \"and\" or the end of the line")
    }
    return tests
  }
}
