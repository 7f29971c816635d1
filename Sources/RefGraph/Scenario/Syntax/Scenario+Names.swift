extension Scenario {
  /// The names of all objects that the types and the set-up make.
  ///
  /// - Complexity: O(statements).
  func namesMade() -> Set<String> { Self.namesMade(by: statementsToUse()) }

  /// The names of all methods and fields that the types and the set-up call.
  ///
  /// - Complexity: O(statements).
  func namesCalled() -> Set<String> {
    Set(
      statementsToUse().flatMap { statement -> [String] in
        switch statement.kind {
        case .call(let place): Array(place.fields.suffix(1))
        case .verb(let call): call.methods()
        default: []
        }
      }
    )
  }

  /// The names of all objects that any line makes.
  ///
  /// - Complexity: O(statements).
  func objectNames() -> Set<String> { Self.namesMade(by: everyStatement()) }

  /// Whether some line makes a closure of this name.
  ///
  /// - Complexity: O(statements).
  func makesClosure(named name: String) -> Bool {
    everyStatement().contains { statement in
      if case .closure(let closure) = statement.kind { closure.name == name } else { false }
    }
  }

  private static func namesMade(by statements: [Statement]) -> Set<String> {
    Set(
      statements.flatMap { statement -> [String] in
        if case .verb(let call) = statement.kind { return call.made().map(\.name) }
        return [statement.kind.madeName].compactMap(\.self)
      }
    )
  }

  /// The statements of the types and the set-up, those in blocks too, in no particular order.
  private func statementsToUse() -> [Statement] { statements(in: parts().map(\.setUp)) }

  /// All statements, those of the types and in blocks too, in no particular order.
  private func everyStatement() -> [Statement] { statements(in: [statements[...]]) }

  private func statements(in parts: [ArraySlice<Statement>]) -> [Statement] {
    var found: [Statement] = []
    var open = parts + types.flatMap { type in type.handlers.map { $0.body[...] } }
    while var statements = open.popLast() {
      guard let statement = statements.popFirst() else { continue }
      open.append(statements)
      found.append(statement)
      open += statement.kind.bodies.map { $0[...] }
    }
    return found
  }
}
