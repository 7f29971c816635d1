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

extension FrameworkFact {
  /// The rows of low confidence that the verbs make references from, in the order of the table.
  static func read(by verbs: [FrameworkVerb]) -> [FrameworkFact] {
    let used = Set(verbs.flatMap(\.facts).filter { $0.reading != nil }.map(\.name))
    return used.isEmpty ? [] : all.filter { used.contains($0.name) }
  }
}
