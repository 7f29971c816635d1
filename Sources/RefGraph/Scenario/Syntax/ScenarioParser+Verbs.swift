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
    usage = furthest.verb.usage
    throw furthest.failure
  }

  private static func operands(
    of verb: FrameworkVerb,
    _ cursor: inout LineCursor
  ) throws(Diagnostic) -> [Place] {
    let elements = verb.syntax.dropFirst()
    var operands: [Place] = []
    for (index, element) in zip(elements.indices, elements) {
      switch element {
      case .word(let word): try cursor.expectWord(word)
      case .object(let description), .field(let description):
        if index + 1 < elements.endIndex, case .word(let word) = elements[index + 1] {
          try refuse(word, where: "the \(description)", cursor)
        }
        if case .field = element {
          operands.append(try cursor.field("the \(description), as in a.field"))
        } else {
          operands.append(try cursor.place("the \(description)"))
        }
      }
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
