import Testing

@Suite struct `Every moment of every combination` {
  @Test(arguments: Matrix.combinations)
  func `as text`(combination: Matrix.Combination) throws {
    try expect("Text", combination, combination.moments.map { "snapshot \($0)" })
  }

  @Test(arguments: Matrix.combinations)
  func `as JSON`(combination: Matrix.Combination) throws {
    try expect("JSON", combination, combination.moments.map { "snapshot \($0) --format json" })
  }

  @Test(arguments: Matrix.combinations)
  func `as DOT`(combination: Matrix.Combination) throws {
    try expect("DOT", combination, combination.moments.map { "snapshot \($0) --format dot" })
  }

  @Test(arguments: Matrix.combinations)
  func `along the timeline, and from each moment to the next`(
    combination: Matrix.Combination
  ) throws {
    let steps = zip(combination.moments, combination.moments.dropFirst())
    try expect("Timeline", combination, ["timeline"] + steps.map { "diff \($0) \($1)" })
  }

  private func expect(
    _ folder: String,
    _ combination: Matrix.Combination,
    _ commands: [String]
  ) throws {
    let transcript = Transcript(commands.map(combination.line))
    let golden = Golden("\(folder)/\(combination).console")
    try golden.expect(transcript.played())
  }
}
