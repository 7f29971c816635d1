/// The fields that the lines of a scenario give something to, and to objects of which types.
struct FieldWrites {
  /// In no particular order.
  private(set) var all: [Write] = []
  /// The types of the objects that each name is given to.
  private var typesOfNames: [String: Set<String>] = FrameworkVerb.systemObjects.reduce(into: [:]) {
    $0[$1.name] = [$1.type]
  }

  /// A field that a line gives something to: a value, or a reference.
  struct Write {
    let field: String
    let isValue: Bool
    /// The types that its owner may have; `nil` where the text does not tell.
    let owners: Set<String>?
  }

  /// Statements, and the types of the names that mean something in them only.
  private struct Body {
    var statements: ArraySlice<Statement>
    /// `nil` for a name whose type the text does not tell.
    let scope: [String: Set<String>?]
  }

  /// - Complexity: O(statements).
  init(of scenario: Scenario) {
    var bodies = [Body(statements: scenario.statements[...], scope: [:])]
    for type in scenario.types {
      for handler in type.handlers {
        bodies.append(Body(statements: handler.body[...], scope: ["self": [type.name]]))
      }
    }
    visit(bodies) { writes, statement, _ in writes.noteName(statement.kind) }
    visit(bodies) { writes, statement, scope in writes.noteWrite(statement.kind, in: scope) }
  }

  private mutating func visit(
    _ bodies: [Body],
    _ note: (inout Self, Statement, [String: Set<String>?]) -> Void
  ) {
    var open = bodies
    while var body = open.popLast() {
      guard let statement = body.statements.popFirst() else { continue }
      open.append(body)
      note(&self, statement, body.scope)
      let scope =
        if case .closure(let closure) = statement.kind {
          self.scope(in: closure, within: body.scope)
        } else {
          body.scope
        }
      open += statement.kind.bodies.map { Body(statements: $0[...], scope: scope) }
    }
  }

  private mutating func noteName(_ kind: Statement.Kind) {
    switch kind {
    case .make(let name, let type), .root(let name, let type, _):
      typesOfNames[name, default: []].insert(type)
    case .closure(let closure): typesOfNames[closure.name, default: []].insert("closure")
    case .verb(let call):
      for (name, type) in call.made() { typesOfNames[name, default: []].insert(type) }
    default: break
    }
  }

  private mutating func noteWrite(_ kind: Statement.Kind, in scope: [String: Set<String>?]) {
    switch kind {
    case .refer(let reference): noteWrite(to: reference.field, in: scope)
    case .assign(_, let field): noteWrite(to: field, isValue: true, in: scope)
    case .verb(let call):
      for case .field(let place) in call.operands { noteWrite(to: place, in: scope) }
    default: break
    }
  }

  private mutating func noteWrite(
    to place: Statement.Place,
    isValue: Bool = false,
    in scope: [String: Set<String>?]
  ) {
    let owners = types(of: place.owner, in: scope)
    all.append(Write(field: place.field, isValue: isValue, owners: owners))
  }

  /// The types that a place may lead to; `nil` where the text does not tell.
  private func types(
    of place: Statement.Place,
    in scope: [String: Set<String>?]
  ) -> Set<String>? {
    guard place.fields.isEmpty else { return nil }
    return scope[place.name] ?? typesOfNames[place.name]
  }

  /// What names mean in the body of a closure: its captures stand before names around it.
  private func scope(
    in closure: Statement.Closure,
    within outer: [String: Set<String>?]
  ) -> [String: Set<String>?] {
    var scope = outer
    for capture in closure.captures {
      scope.updateValue(types(of: capture.target, in: outer), forKey: capture.name)
    }
    for parameter in closure.parameters { scope.updateValue(nil, forKey: parameter) }
    return scope
  }
}
