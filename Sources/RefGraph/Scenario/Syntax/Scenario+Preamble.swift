extension Scenario {
  /// Whether statements take a moment: themselves, in their blocks, or in their closures.
  ///
  /// - Complexity: O(statements).
  static func hasMoment(in statements: some Collection<Statement>) -> Bool {
    var open = [ArraySlice(statements)]
    while var statements = open.popLast() {
      guard let statement = statements.popFirst() else { continue }
      if case .moment = statement.kind { return true }
      open.append(statements)
      open += statement.kind.bodies.map { $0[...] }
    }
    return false
  }
}
