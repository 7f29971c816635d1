extension FrameworkVerb {
  /// The verbs that some line of these statements and types is, or of a block in them, in the order
  /// of the table.
  ///
  /// - Complexity: linear in the statements.
  static func used(in statements: [Statement], and types: [TypeDeclaration]) -> [FrameworkVerb] {
    var open = [statements[...]] + types.flatMap { type in type.handlers.map { $0.body[...] } }
    var names: Set<String> = []
    while var body = open.popLast() {
      guard let statement = body.popFirst() else { continue }
      open.append(body)
      if case .verb(let call) = statement.kind { names.insert(call.verb.name) }
      open += statement.kind.bodies.map { $0[...] }
    }
    return all.filter { names.contains($0.name) }
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
