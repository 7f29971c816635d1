extension JSONReader {
  /// The type of the value to be read.
  var kind: JSONError.Kind? { pending?.kind }

  mutating func string() throws(JSONError) -> String {
    _ = try take(.string)
    return scanner.string()
  }

  /// A whole number that is not negative.
  mutating func uint64() throws(JSONError) -> UInt64 {
    _ = try take(.number)
    return try scanner.uint64()
  }

  /// A whole number.
  mutating func int() throws(JSONError) -> Int {
    _ = try take(.number)
    return try scanner.int()
  }

  mutating func double() throws(JSONError) -> Double {
    _ = try take(.number)
    return try scanner.double()
  }

  mutating func bool() throws(JSONError) -> Bool {
    try take(.boolean) == .true
  }

  /// Reads the value if it is null, and says whether it was.
  mutating func null() -> Bool {
    guard pending == .null else { return false }
    pending = nil
    return true
  }

  /// A string that is the raw value of a case of `Value`; `what` names the cases in the error.
  mutating func value<Value: RawRepresentable & CaseIterable>(
    _: Value.Type
  ) throws(JSONError) -> Value where Value.RawValue == String {
    let text = try string()
    if let value = Value(rawValue: text) { return value }
    let names = Value.allCases.map { "`\($0.rawValue)`" }
    throw invalid(expected: names.joined(separator: " or "))
  }

  /// The error that the scalar just read is none that can be used; `expected` says what could.
  func invalid(expected: String) -> JSONError {
    let found = JSONExcerpt(of: scanner.bytes, at: scanner.token.lowerBound)
    return scanner.valueError(.invalidValue(found: found.description, expected: expected))
  }
}
