extension FrameworkVerb {
  /// The verbs that a play may come to, in the order of the table: lines in branches that no value
  /// leads to, and in handlers that nothing calls, do not count.
  ///
  /// - Parameter values: the values that choices may have; any other choice may have any.
  /// - Complexity: linear in the statements.
  static func used(
    in statements: [Statement],
    and types: [TypeDeclaration],
    where values: [String: [String]] = [:]
  ) -> [FrameworkVerb] {
    used(in: lines(in: statements, and: types, where: values))
  }

  /// The verbs of the lines, in the order of the table.
  static func used(in lines: [Statement.Kind]) -> [FrameworkVerb] {
    let names = Set(lines.compactMap(\.verbCall?.verb.name))
    return all.filter { names.contains($0.name) }
  }

  /// The places that the operands of the lines' verbs name, in the order of the lines.
  static func places(in lines: [Statement.Kind]) -> [Statement.Place] {
    lines.flatMap { $0.verbCall?.operands.compactMap(\.place) ?? [] }
  }

  /// The lines that a play may come to, in no particular order.
  static func lines(
    in statements: [Statement],
    and types: [TypeDeclaration],
    where values: [String: [String]]
  ) -> [Statement.Kind] {
    var handlers = Dictionary(grouping: types.flatMap(\.handlers), by: \.name)
      .mapValues { $0.map(\.body) }
    var open = [statements[...]]
    /// Opens the handlers of a name, once.
    func call(_ name: String) {
      open += handlers.removeValue(forKey: name)?.map { $0[...] } ?? []
    }
    for name in callbacks + ["deinit"] { call(name) }
    var lines: [Statement.Kind] = []
    while var body = open.popLast() {
      guard let statement = body.popFirst() else { continue }
      open.append(body)
      lines.append(statement.kind)
      switch statement.kind {
      case .branch(let branches): open += branches.possible(values).map { $0.body[...] }
      case .call(let place): place.fields.last.map(call)
      case .verb(let verb): verb.methods().forEach(call)
      default: open += statement.kind.bodies.map { $0[...] }
      }
    }
    return lines
  }
}

extension Statement.Kind {
  fileprivate var verbCall: Statement.VerbCall? {
    if case .verb(let call) = self { call } else { nil }
  }
}

extension [Statement.Branch] {
  /// The branches that some of the values lead to: those that come after one that always holds, and
  /// those that never hold, are left out.
  fileprivate func possible(_ values: [String: [String]]) -> [Statement.Branch] {
    var possible: [Statement.Branch] = []
    for branch in self {
      let outcomes = branch.tests.map { test in
        guard case .choice(let test) = test, let values = values[test.choice] else {
          return Set([true, false])
        }
        return Set(values.map { test.values.contains($0) != test.isNegated })
      }
      guard outcomes.allSatisfy({ $0.contains(true) }) else { continue }
      possible.append(branch)
      if !outcomes.contains(where: { $0.contains(false) }) { break }
    }
    return possible
  }
}

extension Scenario.Choice {
  /// The choices that verbs bring with rows of low confidence, in the order of the verbs, apart from
  /// those that lines declare.
  static func readings(of verbs: [FrameworkVerb], besides declared: [Self]) -> [Self] {
    var known = Set(declared.map(\.name))
    return verbs.flatMap(\.facts).compactMap { fact in
      guard let reading = fact.reading, known.insert(reading.choice).inserted else { return nil }
      return Self(
        name: reading.choice,
        values: reading.strengths.map(\.word),
        location: .start,
        fact: fact
      )
    }
  }
}
