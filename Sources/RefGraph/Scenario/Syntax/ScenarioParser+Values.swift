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
    let start = cursor
    let value = try value()
    if case .text(let text) = value, start.next != UInt8(ascii: "\"") {
      let word = SourceWord(text: text, location: start.location)
      names.plainValues.append(.init(value: word, field: field))
    }
    add(.assign(value, to: field), at: first)
  }

  /// Reports values without quotes that are names of the text's objects, unless a type declares that
  /// fields of that name are for values.
  mutating func reportObjectsAsValues() {
    let fields = types.flatMap(\.fields).filter { $0.initialValue != nil }.map(\.name)
    let forValues = Set(fields)
    let objects = names.made.subtracting(NameTable().made)
    for use in names.plainValues where objects.contains(use.value.text) {
      guard !forValues.contains(use.field.field), !names.isDoubtful(use.value) else { continue }
      diagnostics.append(
        cursor.problem(
          .objectAsValue(of: use.field.description),
          use.value.text,
          at: use.value.location
        )
      )
    }
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
