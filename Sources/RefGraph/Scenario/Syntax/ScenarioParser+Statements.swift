extension ScenarioParser {
  /// Reads the rest of a statement that is one line.
  mutating func simpleStatement(
    _ keyword: StatementWord,
    _ word: SourceWord
  ) throws(Diagnostic) -> Statement.Kind {
    switch keyword {
    case .let:
      let name = try newObject()
      return .make(name: name, type: try cursor.type())
    case .root:
      let name = try newObject()
      let (type, lifetime) = try cursor.rootType()
      return .root(name: name, type: type, lifetime: lifetime)
    case .remove:
      let element = try used(try cursor.place("an object"))
      try cursor.expectWord("from")
      return .remove(element, from: try used(try cursor.field("a field, as in a.field")))
    case .clear: return .clear(try used(try cursor.field("a field, as in a.field")))
    case .call:
      let place = try used(try cursor.place("a closure or a method"), asClosure: true)
      names.calls.formUnion(place.fields.suffix(1))
      return .call(place)
    case .super:
      try requireHandler(for: word)
      return .callSuper
    case .event: return try event()
    case .moment: return try moment(word)
    case .due: return .due(try usedPlaces())
    default:
      try requireOrder(for: word)
      let expectation = try expectation()
      names.noteExpectation(at: word.location)
      return .expect(expectation)
    }
  }

  /// Reads `NAME:` of a line that makes an object.
  private mutating func newObject() throws(Diagnostic) -> String {
    let name = try cursor.name("the name of an object")
    try declare(name)
    cursor.skipSpace()
    guard cursor.skip(":") else { throw cursor.expected("\":\" and a type") }
    return name.text
  }

  /// Reads places up to the end of the line.
  mutating func usedPlaces() throws(Diagnostic) -> [Place] {
    var places: [Place] = []
    for place in try cursor.places("an object") { places.append(try used(place)) }
    return places
  }

  /// Reads what follows `event`.
  private mutating func event() throws(Diagnostic) -> Statement.Kind {
    let text = try cursor.string("a text in quotes")
    return .event(text: text, fields: try eventFields(upTo: []))
  }

  /// Reads `NAME=VALUE` as often as it comes, up to one of these marks or the end of the line.
  mutating func eventFields(
    upTo marks: [Unicode.Scalar]
  ) throws(Diagnostic) -> [Statement.EventField] {
    var fields: [Statement.EventField] = []
    var known: [String: SourceLocation] = [:]
    while !cursor.isAtEnd(), !marks.contains(where: { cursor.next == UInt8(ascii: $0) }) {
      let name = try cursor.name("a field, as in name=value")
      guard cursor.skip("=") else { throw cursor.expected("\"=\" and a value") }
      if let first = known.updateValue(name.location, forKey: name.text) {
        throw duplicate(.eventField, name, first)
      }
      fields.append(.init(name: name.text, value: try value()))
    }
    return fields
  }

  /// Reads `moment NAME`.
  private mutating func moment(_ word: SourceWord) throws(Diagnostic) -> Statement.Kind {
    try requireOrder(for: word)
    let name = try cursor.name("the name of a moment")
    try pass(moment: name)
    return .moment(name.text)
  }
}
