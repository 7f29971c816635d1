extension LineCursor {
  /// Reads what stands in a place of a verb's syntax.
  mutating func operand(
    _ element: FrameworkVerb.SyntaxElement
  ) throws(Diagnostic) -> Statement.Operand? {
    switch element {
    case .word(let word):
      try expectWord(word)
      return nil
    case .object(let role, _): return .object(try place("the \(role)"))
    case .field(let role, _): return .field(try field("the \(role), as in a.field"))
    case .method(let role): return .method(try field("the \(role), as in a.method"))
    case .items(let role): return .items(try items("the \(role)"))
    case .count(let role): return .count(try count("the \(role)"))
    case .text(let role): return .text(try string("the \(role) in quotes"))
    case .name(let role): return .name(try name("the \(role)").text)
    case .value(let role):
      skipSpace()
      return .value(try value("the \(role)"))
    case .new(let role, let base): return try newObject("the \(role)", of: base)
    }
  }

  /// Reads `NAME: TYPE`, where the type is a name too.
  private mutating func newObject(
    _ description: String,
    of base: String
  ) throws(Diagnostic) -> Statement.Operand {
    let name = try name(description)
    skipSpace()
    guard skip(":") else { throw expected("\":\" and a type that inherits from \(base)") }
    let type = try self.name("a type that inherits from \(base)")
    return .new(name: name.text, type: type.text, location: name.location)
  }

  /// Reads names with commas between them.
  private mutating func items(_ description: String) throws(Diagnostic) -> [String] {
    var items = [try name(description).text]
    while skipComma() { items.append(try name(description).text) }
    return items
  }

  /// Skips a comma and the space before it, where one comes next.
  mutating func skipComma() -> Bool {
    var place = self
    place.skipSpace()
    guard place.skip(",") else { return false }
    self = place
    return true
  }

  /// Reads a number, or the name of a choice.
  private mutating func count(_ description: String) throws(Diagnostic) -> Statement.Operand.Count {
    let word = try name("\(description): a number or a choice")
    guard word.text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return .choice(word.text)
    }
    guard let number = Statement.Operand.count(word.text) else {
      throw problem(.invalidNumber, word.text, at: word.location)
    }
    return .number(number)
  }
}

extension Statement.Operand {
  /// The number that a word is, where a verb can do something that often.
  static func count(_ word: String) -> Int? {
    Int(word).flatMap { (0...Scenario.Limit.repetitions).contains($0) ? $0 : nil }
  }
}
