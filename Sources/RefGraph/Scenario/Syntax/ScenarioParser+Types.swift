extension ScenarioParser {
  /// Reads what follows `type`.
  mutating func typeHeader() throws(Diagnostic) -> OpenBlock.Kind {
    cursor.skipSpace()
    let location = cursor.location
    let name = try cursor.type(endsAtColon: true)
    if let first = places.types[name] {
      throw duplicate(.type, SourceWord(text: name, location: location), first)
    }
    places.types[name] = .init(file: cursor.source.file, location: location)
    cursor.skipSpace()
    let superclass = cursor.skip(":") ? try cursor.type() : nil
    return .type(name: name, superclass: superclass)
  }

  /// Reads `field NAME`, `field NAME weak`, `field NAME[] weak` or `field NAME = VALUE`.
  mutating func parseField(_ word: SourceWord) throws(Diagnostic) {
    try requireType(for: word)
    let name = try cursor.name("the name of a field")
    let innermost = blocks.count - 1
    let known = blocks[innermost].fieldPlaces.updateValue(name.location, forKey: name.text)
    if let known { throw duplicate(.field, name, known) }
    cursor.skipSpace()
    if cursor.skip("=") {
      usage = Self.valueFieldUsage
      cursor.skipSpace()
      let value = try cursor.plainValue()
      return blocks[innermost].fields.append(
        .init(name: name.text, initialValue: value, location: word.location)
      )
    }
    let isArray = try skipBrackets()
    var strength = Strength.strong
    if !cursor.isAtEnd() {
      let start = cursor
      guard let read = try cursor.nameIfAny().flatMap({ Strength(word: $0.text) }),
        read != .conservative
      else { throw start.expected("weak, unowned, unmanaged or []") }
      strength = read
    }
    blocks[innermost].fields.append(
      .init(name: name.text, strength: strength, isArray: isArray, location: word.location)
    )
  }

  /// Reads `[]` if it comes next.
  mutating func skipBrackets() throws(Diagnostic) -> Bool {
    guard cursor.skip("[") else { return false }
    guard cursor.skip("]") else { throw cursor.expected("\"]\"") }
    return true
  }

  /// Reads what follows `on`.
  mutating func handlerHeader() throws(Diagnostic) -> OpenBlock.Kind {
    let name = try cursor.name("a callback, a method or deinit")
    let innermost = blocks.count - 1
    let known = blocks[innermost].handlerPlaces.updateValue(name.location, forKey: name.text)
    if let known { throw duplicate(.handler, name, known) }
    names.handlers.append(name)
    return .handler(name.text)
  }
}
