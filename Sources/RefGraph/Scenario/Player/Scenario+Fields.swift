extension Scenario {
  /// The names of all fields that a line gives something to, or that a type, a closure or a
  /// framework fact declares: reading any other is a mistake of spelling.
  ///
  /// - Complexity: O(statements).
  func fieldsWritten() -> Set<String> {
    var fields = Set(FrameworkFact.all.map(\.label))
    for type in types { fields.formUnion(type.fields.map(\.name)) }
    var open = [statements[...]]
    open += types.flatMap { type in type.handlers.map { $0.body[...] } }
    while var statements = open.popLast() {
      guard let statement = statements.popFirst() else { continue }
      open.append(statements)
      fields.formUnion(statement.kind.fieldsWritten)
      open += statement.kind.bodies.map { $0[...] }
    }
    return fields
  }
}

extension Statement.Kind {
  /// The fields that the statement itself gives something to.
  fileprivate var fieldsWritten: [String] {
    switch self {
    case .refer(let reference): reference.field.fields.suffix(1)
    case .closure(let closure): closure.captures.map(\.name)
    case .verb(let call) where call.verb == .schedule: call.operands[0].fields.suffix(1)
    default: []
    }
  }
}
