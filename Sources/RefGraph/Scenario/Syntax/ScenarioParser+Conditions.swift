extension ScenarioParser {
  /// Reads `c is v or w and (a.f) is not x`: `or` joins values, `and` joins tests.
  mutating func condition() throws(Diagnostic) -> [Statement.Test] {
    var tests: [Statement.Test] = []
    repeat {
      cursor.skipSpace()
      let isOfValue = cursor.next == UInt8(ascii: "(")
      tests.append(isOfValue ? .value(try valueTest()) : .choice(try choiceTest()))
    } while cursor.skipWord("and")
    guard cursor.isAtEnd() else {
      throw cursor.expected("\"or\", \"and\" or the end of the line")
    }
    return tests
  }

  private mutating func choiceTest() throws(Diagnostic) -> Statement.ChoiceTest {
    let choice = try cursor.name("a choice")
    try cursor.expectWord("is")
    let isNegated = cursor.skipWord("not")
    var values: [SourceWord] = []
    repeat { values.append(try cursor.name("a value")) } while cursor.skipWord("or")
    names.tests.append(.init(choice: choice, values: values))
    return .init(
      choice: choice.text,
      values: values.map(\.text),
      isNegated: isNegated,
      location: choice.location
    )
  }

  private mutating func valueTest() throws(Diagnostic) -> Statement.ValueTest {
    let field = try cursor.fieldInParentheses()
    try use(.field(field))
    try cursor.expectWord("is")
    let isNegated = cursor.skipWord("not")
    var values: [String] = []
    repeat {
      cursor.skipSpace()
      values.append(try cursor.plainValue())
    } while cursor.skipWord("or")
    return .init(field: field, values: values, isNegated: isNegated)
  }
}
