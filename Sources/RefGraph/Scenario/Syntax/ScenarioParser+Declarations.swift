extension ScenarioParser {
  /// Reads `scenario NAME "title"`.
  mutating func parseHeader(_ word: SourceWord) throws(Diagnostic) {
    if let header { throw duplicate(.header, word, header.name.location) }
    let isFirst = !isMissingHeader
    isMissingHeader = true
    let name = try cursor.name("the name of the scenario")
    let title = try cursor.string("a title in quotes")
    if isFirst { header = (SourceWord(text: name.text, location: word.location), title) }
  }

  /// Reads a line that stands at the top level and is not played.
  mutating func parseDeclaration(_ keyword: StatementWord, _ word: SourceWord) throws(Diagnostic) {
    try requireTopLevel(for: word)
    if keyword == .use { return try parseUse(word) }
    if keyword == .change { return try parseChange(word) }
    if let kind = keyword.remark {
      let text = try writtenText("a sentence in quotes")
      return remarks.append(.init(kind: kind, text: text, location: word.location))
    }
    isPastUses = true
    if keyword == .group { return try parseGroup(word) }
    try parseChoice(word)
  }

  /// Reads `change CHOICE`.
  private mutating func parseChange(_ word: SourceWord) throws(Diagnostic) {
    let choice = try cursor.name("a choice")
    names.tests.append(.init(choice: choice, values: []))
    changes.append(.init(choice: choice.text, location: word.location))
  }

  /// Reads `choice NAME = A | B …`.
  private mutating func parseChoice(_ word: SourceWord) throws(Diagnostic) {
    let name = try cursor.name("the name of a choice")
    if Strength(word: name.text) != nil {
      throw reserved(name, "is a strength")
    }
    try requireFree(name)
    if let first = places.choices[name.text] { throw duplicate(.choice, name, first) }
    cursor.skipSpace()
    guard cursor.skip("=") else { throw cursor.expected("\"=\"") }
    var values: [String] = []
    var known: [String: SourceLocation] = [:]
    repeat {
      let value = try cursor.name("a value")
      try requireFree(value)
      if let first = known.updateValue(value.location, forKey: value.text) {
        throw duplicate(.value, value, first)
      }
      values.append(value.text)
      cursor.skipSpace()
    } while cursor.skip("|")
    guard cursor.isAtEnd() else { throw cursor.expected("\"|\" or the end of the line") }
    guard values.count > 1 else {
      throw cursor.problem(.singleValue, name.text, at: name.location)
    }
    places.choices[name.text] = .init(file: cursor.source.file, location: word.location)
    choices.append(.init(name: name.text, values: values, location: word.location))
  }

  /// Makes sure that the command line and `if` can tell the word of a choice from their own.
  private func requireFree(_ name: SourceWord) throws(Diagnostic) {
    if Scenario.Choice.optionNames.contains(name.text) {
      throw reserved(name, "is an option of the command line")
    }
    if Scenario.Choice.conditionWords.contains(name.text) {
      throw reserved(name, "is a word of conditions")
    }
  }

  func reserved(_ name: SourceWord, _ meaning: String) -> Diagnostic {
    cursor.problem(.reserved(meaning: meaning), name.text, at: name.location)
  }

  /// A second declaration, in the same file as the first.
  func duplicate(
    _ kind: ScenarioError.Declaration,
    _ name: SourceWord,
    _ first: SourceLocation
  ) -> Diagnostic {
    duplicate(kind, name, .init(file: cursor.source.file, location: first))
  }

  /// A second declaration, after one that may stand in a used scenario.
  func duplicate(
    _ kind: ScenarioError.Declaration,
    _ name: SourceWord,
    _ first: DeclarationPlaces.Place
  ) -> Diagnostic {
    cursor.problem(
      .duplicate(kind, file: first.file, first.location),
      name.text,
      at: name.location
    )
  }
}

extension Scenario.Choice {
  /// Words that the command line has for itself: `--WORD` never means a choice or a value.
  public static let optionNames: Set<String> = [
    "scenario", "set", "format", "output", "o", "focus", "depth", "color", "help", "version",
    "latent", "baseline", "moment", "all", "at", "answer", "reveal", "evidence", "ghosts", "live",
  ]

  /// Words between the choices and values of an `if`.
  static let conditionWords: Set<String> = ["is", "not", "or", "and"]
}
