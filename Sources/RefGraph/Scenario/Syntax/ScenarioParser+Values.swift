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

  /// Reads a value that begins exactly at the cursor: `(a.f)`, a text in quotes, or a plain one.
  mutating func value() throws(Diagnostic) -> Statement.Value {
    guard cursor.skip("(") else { return .text(try plainValue()) }
    let start = cursor
    let place = try used(try cursor.place("a field, as in (page.title)"))
    guard !place.fields.isEmpty || isParameter(place.name) else {
      throw start.expected("a field, as in (page.title)")
    }
    cursor.skipSpace()
    guard cursor.skip(")") else { throw cursor.expected("\")\"") }
    return .field(place)
  }

  /// Whether a closure around the line is passed something under the name.
  private func isParameter(_ name: String) -> Bool {
    blocks.contains { block in
      if case .closure(_, _, let parameters) = block.kind { parameters.contains(name) } else { false }
    }
  }

  /// Reads a value that stands for itself.
  mutating func plainValue() throws(Diagnostic) -> String {
    if cursor.next == UInt8(ascii: "\"") { return try cursor.string("a value") }
    let start = cursor
    while let (scalar, length) = cursor.nextScalar, PlainValue.allows(scalar) {
      cursor.skipScalar(length: length)
    }
    guard cursor.offset > start.offset else { throw start.expected("a value") }
    return cursor.text(from: start)
  }
}

/// Which values need no quotes.
enum PlainValue {
  /// What can stand in a value without quotes: anything visible but space, quotes, `#`, and what
  /// ends an entry of `expect log`.
  static func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\"", "#", ",", "(", ")": false
    default: !VisibleText.isUnsafe(scalar)
    }
  }
}
