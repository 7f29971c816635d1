extension Scenario {
  /// What one file gives to those that use it.
  struct Part {
    let name: String
    let file: String
    let choices: ArraySlice<Choice>
    let types: ArraySlice<TypeDeclaration>
    let groups: ArraySlice<Group>
    let setUp: ArraySlice<Statement>
  }

  /// The parts of the used scenarios in order, then the scenario's own.
  func parts() -> [Part] {
    var parts: [Part] = []
    var (choices, types) = (declaredChoices[...], types[...])
    var (groups, statements) = (groups[...], statements[...])
    for use in uses {
      parts.append(
        Part(
          name: use.name,
          file: use.file,
          choices: choices.prefix(use.choiceCount),
          types: types.prefix(use.typeCount),
          groups: groups.prefix(use.groupCount),
          setUp: statements.prefix(use.statementCount)
        )
      )
      choices = choices.dropFirst(use.choiceCount)
      types = types.dropFirst(use.typeCount)
      groups = groups.dropFirst(use.groupCount)
      statements = statements.dropFirst(use.statementCount)
    }
    let setUp = statements.prefix { !$0.endsSetUp() }
    parts.append(
      Part(
        name: name,
        file: file,
        choices: choices,
        types: types,
        groups: groups,
        setUp: setUp
      )
    )
    return parts
  }

  /// The names of all objects that the types and the set-up make.
  ///
  /// - Complexity: O(statements).
  func namesMade() -> Set<String> {
    Set(
      statementsToUse().flatMap { statement -> [String] in
        if case .verb(let call) = statement.kind { return call.made().map(\.name) }
        return [statement.kind.madeName].compactMap(\.self)
      }
    )
  }

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

  /// The statements of the types and the set-up, those in blocks too, in no particular order.
  private func statementsToUse() -> [Statement] {
    var found: [Statement] = []
    var open = parts().map(\.setUp)
    open += types.flatMap { type in type.handlers.map { $0.body[...] } }
    while var statements = open.popLast() {
      guard let statement = statements.popFirst() else { continue }
      open.append(statements)
      found.append(statement)
      open += statement.kind.bodies.map { $0[...] }
    }
    return found
  }
}

extension Statement {
  /// Whether the set-up of a scenario is over before this statement: it is, or holds, a moment, an
  /// action, an expectation, or a verb that lets time pass.
  func endsSetUp() -> Bool {
    var open = [[self][...]]
    while var statements = open.popLast() {
      guard let statement = statements.popFirst() else { continue }
      open.append(statements)
      switch statement.kind {
      case .moment, .action, .expect, .predict: return true
      case .verb(let call) where call.verb.endsSetUp: return true
      // What a closure holds happens when it is called.
      case .closure: continue
      default: open += statement.kind.bodies.map { $0[...] }
      }
    }
    return false
  }
}

extension Statement.Kind {
  /// The name of the object that the statement itself makes, if it makes one.
  var madeName: String? {
    switch self {
    case .make(let name, _), .root(let name, _, _): name
    case .closure(let closure): closure.name
    default: nil
    }
  }

  /// The statements that stand in the statement, block by block.
  var bodies: [[Statement]] {
    switch self {
    case .closure(let closure): [closure.body]
    case .action(_, let body), .unordered(let body), .repetition(_, let body): [body]
    case .branch(let branches): branches.map(\.body)
    default: []
    }
  }
}
