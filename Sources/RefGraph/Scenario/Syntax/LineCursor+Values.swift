extension LineCursor {
  /// Reads a value that begins exactly at the cursor: `(a.f)`, a text in quotes, or a plain one.
  /// Whether the place in parentheses is a field is seen when its name is known.
  mutating func value(_ description: String = "a value") throws(Diagnostic) -> Statement.Value {
    next == UInt8(ascii: "(")
      ? .field(try fieldInParentheses()) : .text(try plainValue(description))
  }

  /// Reads `(a.f)`, or `(a)`, which begins exactly at the cursor.
  mutating func fieldInParentheses() throws(Diagnostic) -> Statement.Place {
    guard skip("(") else { throw expected("a field, as in (page.title)") }
    let place = try place("a field, as in (page.title)")
    skipSpace()
    guard skip(")") else { throw expected("\")\"") }
    return place
  }

  /// Reads a value that stands for itself.
  mutating func plainValue(_ description: String = "a value") throws(Diagnostic) -> String {
    if next == UInt8(ascii: "\"") { return try string(description) }
    let start = self
    while let (scalar, length) = nextScalar, PlainValue.allows(scalar) {
      skipScalar(length: length)
    }
    guard offset > start.offset else { throw start.expected(description) }
    return text(from: start)
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
