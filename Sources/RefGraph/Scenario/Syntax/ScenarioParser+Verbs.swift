extension ScenarioParser {
  /// Reads a verb that begins with the word that was just read: `nil` where none does.
  ///
  /// A line that fits a verb is that verb, even where a statement begins with the same word; one
  /// that fits neither is measured against the verb that it follows furthest.
  mutating func verbCall(
    startingWith word: SourceWord
  ) throws(Diagnostic) -> Statement.VerbCall? {
    guard dialect == .scenario, let verbs = FrameworkVerb.byFirstWord[word.text] else {
      return nil
    }
    var furthest: (offset: Int, verb: FrameworkVerb, failure: Diagnostic)?
    for verb in verbs {
      var attempt = cursor
      do throws(Diagnostic) {
        let operands = try Self.operands(of: verb, &attempt)
        try attempt.expectEnd()
        cursor = attempt
        return .init(verb: verb, operands: operands)
      } catch {
        if let furthest, furthest.offset >= attempt.offset { continue }
        furthest = (attempt.offset, verb, error)
      }
    }
    guard let furthest, StatementWord(rawValue: word.text) == nil else { return nil }
    usage = furthest.verb.usage()
    throw furthest.failure
  }

  /// Notes what the operands of a verb name.
  mutating func use(_ call: Statement.VerbCall, of word: SourceWord) throws(Diagnostic) {
    for (element, operand) in zip(call.verb.syntax.filter { $0.role != nil }, call.operands) {
      let needsClosure = if case .object(_, .closure) = element { true } else { false }
      if let place = operand.place { _ = try used(place, asClosure: needsClosure) }
      switch operand {
      case .value(let value): try use(value)
      case .method(let place): names.calls.insert(place.field)
      case .field(let place): names.made.insert(place.field)
      case .count(.choice(let choice)):
        names.countChoices.append(SourceWord(text: choice, location: word.location))
      case .new(let name, _, let location):
        try declare(SourceWord(text: name, location: location))
      default: break
      }
    }
  }

  private static func operands(
    of verb: FrameworkVerb,
    _ cursor: inout LineCursor
  ) throws(Diagnostic) -> [Statement.Operand] {
    let elements = verb.syntax.dropFirst()
    var operands: [Statement.Operand] = []
    for (element, next) in zip(elements, elements.dropFirst().map(Optional.some) + [nil]) {
      if let role = element.role, case .word(let word)? = next {
        try refuse(word, where: "the \(role)", cursor)
      }
      if let operand = try cursor.operand(element) { operands.append(operand) }
    }
    return operands
  }

  /// Sees that an operand was left out: its place is taken by the word that should follow it.
  private static func refuse(
    _ word: String,
    where description: String,
    _ cursor: LineCursor
  ) throws(Diagnostic) {
    var place = cursor
    guard place.skipWord(word), place.next != UInt8(ascii: "."), !place.skipWord(word) else {
      return
    }
    throw cursor.expected(description)
  }
}
