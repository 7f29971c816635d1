extension LineCursor {
  typealias Place = Statement.Place

  /// Reads a name and the fields that follow from it.
  mutating func place(_ description: String) throws(Diagnostic) -> Place {
    let first = try name(description)
    return try place(after: first)
  }

  /// Reads the fields that follow from a name that was just read.
  mutating func place(after first: SourceWord) throws(Diagnostic) -> Place {
    var fields: [String] = []
    while skip(".") {
      guard let field = try nameIfAny() else { throw expected("a field after the dot") }
      fields.append(field.text)
    }
    return Place(name: first.text, fields: fields, location: first.location)
  }

  /// Reads a place with at least one field.
  mutating func field(_ description: String) throws(Diagnostic) -> Place {
    skipSpace()
    let start = self
    let place = try place(description)
    guard !place.fields.isEmpty else { throw start.expected(description) }
    return place
  }

  /// Reads places up to the end of the line; commas between them are optional.
  mutating func places(_ description: String) throws(Diagnostic) -> [Place] {
    var places = [try place(description)]
    while !isAtEnd() {
      if skip(",") { skipSpace() }
      places.append(try place(description))
    }
    return places
  }

  /// What stands in an arrow: the strength, or a word between its brackets that names none.
  struct Arrow {
    let strength: Statement.ReferenceStrength
    let location: SourceLocation
  }

  /// Reads `->`, `~>` or `-[WORD]->` with the spaces around it.
  mutating func arrow() throws(Diagnostic) -> Arrow {
    let isSpaced = next.map(Self.isSpace) ?? false
    skipSpace()
    let start = self
    let description = "an arrow: ->, ~> or -[STRENGTH]->"
    let strength: Statement.ReferenceStrength
    var location = self.location
    switch (next, afterNext) {
    case (UInt8(ascii: "-"), UInt8(ascii: ">")): strength = .fixed(.strong)
    case (UInt8(ascii: "~"), UInt8(ascii: ">")): strength = .fixed(.weak)
    case (UInt8(ascii: "-"), UInt8(ascii: "[")):
      skipByte()
      skipByte()
      let word = try name("a strength or a choice")
      location = word.location
      strength = Strength(word: word.text).map { .fixed($0) } ?? .choice(word.text)
      guard skip("]"), next == UInt8(ascii: "-"), afterNext == UInt8(ascii: ">") else {
        throw expected("\"]->\"")
      }
    default: throw start.expected(description)
    }
    skipByte()
    skipByte()
    guard isSpaced, next.map(Self.isSpace) ?? true else {
      throw problem(.unspacedArrow, text(from: start), at: start.location)
    }
    return Arrow(strength: strength, location: location)
  }
}
