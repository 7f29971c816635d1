extension ScenarioParser {
  /// Reads what follows `closure`: a name, perhaps what it captures, and perhaps what it is passed.
  mutating func closureHeader() throws(Diagnostic) -> OpenBlock.Kind {
    let name = try cursor.name("the name of a closure")
    try declare(name)
    var known: [String: SourceLocation] = [:]
    let captures = try captures(&known)
    return .closure(name: name.text, captures: captures, parameters: try parameters(&known))
  }

  /// Reads `[x -> a, y ~> b]`, if it comes next.
  private mutating func captures(
    _ known: inout [String: SourceLocation]
  ) throws(Diagnostic) -> [Statement.Closure.Capture] {
    cursor.skipSpace()
    guard cursor.skip("[") else { return [] }
    cursor.skipSpace()
    if cursor.skip("]") { return [] }
    var captures: [Statement.Closure.Capture] = []
    repeat {
      let name = try cursor.name("a capture, as in self -> self")
      let strength = try strength()
      let target = try used(try cursor.place("an object"))
      try note(name, as: .capture, &known)
      captures.append(
        .init(name: name.text, strength: strength, target: target, location: name.location)
      )
      cursor.skipSpace()
    } while cursor.skip(",")
    guard cursor.skip("]") else { throw cursor.expected("\",\" or \"]\"") }
    return captures
  }

  /// Reads `(cell, item)`, if it comes next.
  private mutating func parameters(
    _ known: inout [String: SourceLocation]
  ) throws(Diagnostic) -> [String] {
    cursor.skipSpace()
    guard cursor.skip("(") else { return [] }
    var parameters: [String] = []
    repeat {
      let name = try cursor.name("the name of a parameter")
      guard name.text != "self" else { throw reserved(name, "is the running object") }
      try note(name, as: .parameter, &known)
      parameters.append(name.text)
      cursor.skipSpace()
    } while cursor.skip(",")
    guard cursor.skip(")") else { throw cursor.expected("\",\" or \")\"") }
    return parameters
  }

  private func note(
    _ name: SourceWord,
    as declaration: ScenarioError.Declaration,
    _ known: inout [String: SourceLocation]
  ) throws(Diagnostic) {
    if let first = known.updateValue(name.location, forKey: name.text) {
      throw duplicate(declaration, name, first)
    }
  }
}
