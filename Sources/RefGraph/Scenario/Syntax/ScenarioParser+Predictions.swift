extension ScenarioParser {
  /// Reads what follows `predict`.
  mutating func predictionHeader(_ word: SourceWord) throws(Diagnostic) -> OpenBlock.Kind {
    names.noteExpectation(at: word.location)
    return .prediction(question: try cursor.string("a question in quotes"))
  }

  /// Reads `answer "TEXT" when EXPECTATION and EXPECTATION …`.
  mutating func parseAnswer(_ word: SourceWord) throws(Diagnostic) {
    try requirePrediction(for: word)
    let innermost = blocks.count - 1
    cursor.skipSpace()
    let place = cursor.location
    let text = try cursor.string("an answer in quotes")
    if let known = blocks[innermost].answerPlaces.updateValue(place, forKey: text) {
      throw duplicate(.answer, SourceWord(text: text, location: place), known)
    }
    try cursor.expectWord("when")
    var expectations: [Statement.Expectation] = []
    repeat { expectations.append(try answerCondition()) } while cursor.skipWord("and")
    blocks[innermost].answers.append(
      .init(text: text, expectations: expectations, location: word.location)
    )
  }

  /// Reads an expectation that ends before the next `and`, or with the line.
  private mutating func answerCondition() throws(Diagnostic) -> Statement.Expectation {
    let line = cursor
    defer {
      usage = StatementWord.answer.usage
      cursor.endLine(like: line)
    }
    cursor.endLine(beforeNext: "and")
    do throws(Diagnostic) {
      let expectation = try expectation()
      guard cursor.isAtEnd() else { throw cursor.expected("\"and\" or the end of the line") }
      return expectation
    } catch {
      guard case .unexpected(let expected) = error.problem, error.found.isEmpty else { throw error }
      // What was found is the word that the line was cut before.
      cursor.endLine(like: line)
      throw cursor.expected(expected)
    }
  }

  /// Reports a prediction that ends with too few answers; a wrong line may have been one.
  mutating func reportMissingAnswers() {
    let block = blocks[blocks.count - 1]
    guard case .prediction = block.kind, diagnostics.isEmpty, block.answers.count < 2 else {
      return
    }
    diagnostics.append(
      cursor.problem(.tooFewAnswers, block.opener.text, at: block.opener.location)
    )
  }
}
