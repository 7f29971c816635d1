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
    if let place = value.place { _ = try used(place) }
    return value
  }
}
