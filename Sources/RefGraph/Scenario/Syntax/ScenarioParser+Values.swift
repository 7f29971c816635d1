extension ScenarioParser {
  /// How lines with values are written.
  static let valueUsage = "OBJECT.FIELD = VALUE"
  /// How a type declares a field for values.
  static let valueFieldUsage = "field NAME = VALUE"

  /// Reads the value of `a.f = VALUE`, whose `=` comes next.
  mutating func addValue(of field: Place, _ first: SourceWord) throws(Diagnostic) {
    usage = Self.valueUsage
    cursor.skipByte()
    cursor.skipSpace()
    add(.assign(try value(), to: field), at: first)
  }

  /// Reads a value that begins exactly at the cursor, and notes what it names.
  mutating func value() throws(Diagnostic) -> Statement.Value {
    let value = try cursor.value()
    try use(value)
    return value
  }

  /// Notes what a value names, and makes sure that it is a field, or what a closure is passed.
  mutating func use(_ value: Statement.Value) throws(Diagnostic) {
    guard let place = try value.place.map({ (place) throws(Diagnostic) in try used(place) }),
      place.fields.isEmpty, !isParameter(place.name),
      !names.isDoubtful(SourceWord(text: place.name, location: place.location))
    else { return }
    throw cursor.problem(
      .unexpected(expected: "a field, as in (page.title)"),
      place.name,
      at: place.location
    )
  }

  /// Whether a closure around the line is passed something under the name.
  private func isParameter(_ name: String) -> Bool {
    blocks.contains { block in
      if case .closure(_, _, let parameters) = block.kind {
        parameters.contains(name)
      } else {
        false
      }
    }
  }
}
