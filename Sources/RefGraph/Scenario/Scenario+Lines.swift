extension Scenario {
  /// The texts of its `event` lines, those in bodies and in what it uses included: other texts in the
  /// log of a play are a framework's.
  ///
  /// - Complexity: O(statements).
  public func eventTexts() -> Set<String> {
    var texts: Set<String> = []
    var open = statements + types.flatMap { $0.handlers.flatMap(\.body) }
    while let statement = open.popLast() {
      if case .event(let text, _) = statement.kind { texts.insert(text) }
      for body in statement.kind.bodies { open += body }
    }
    return texts
  }
}
