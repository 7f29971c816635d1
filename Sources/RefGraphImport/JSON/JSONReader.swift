/// Reads values out of a text as its caller asks for them, and refuses what the caller cannot use.
///
/// Nothing is kept but what the caller keeps: a file of a million objects needs no tree. Members may
/// come in any order.
///
/// ```
/// enum ReferenceKey: String, CaseIterable { case from, to, strength }
/// let referenceKeys = JSONKeys(ReferenceKey.self, required: [.from, .to])
///
/// let reading = try JSONReader.read(bytes) { reader throws(JSONError) in
///   var references: [Reference] = []
///   try reader.array { reader throws(JSONError) in
///     var reference = Reference()
///     try reader.object(referenceKeys) { key, reader throws(JSONError) in
///       switch key {
///       case .from: reference.from = try reader.string()
///       case .to: reference.to = try reader.string()
///       case .strength: reference.strength = try reader.string()
///       }
///     }
///     references.append(reference)
///   }
///   return references
/// }
/// ```
///
/// A reader stands on a value. Whoever is handed it reads that value once or not at all; a value left
/// alone is skipped. Beyond the grammar it checks, in the objects that are read: a key stands once, a
/// required key is there, a value has the type asked for. An unknown key is a warning. Objects that
/// are skipped are checked for grammar only.
struct JSONReader: ~Copyable {
  var scanner: JSONScanner
  /// The event that the next value begins with, until that value is read.
  var pending: JSONEvent?
  var warnings = JSONWarnings()

  /// Reads the whole of `bytes` with `body`, which is handed the outermost value.
  static func read<Value>(
    _ bytes: JSONBytes,
    _ body: (inout JSONReader) throws(JSONError) -> Value
  ) throws(JSONError) -> JSONReading<Value> {
    var scanner = try JSONScanner(bytes)
    let first = try scanner.next()
    var reader = JSONReader(scanner: scanner, pending: first)
    let value = try body(&reader)
    try reader.skipIfUnread()
    _ = try reader.scanner.next()
    return JSONReading(value: value, warnings: reader.warnings.all)
  }

  /// Takes the event that the value to be read begins with.
  mutating func take() -> JSONEvent {
    guard let event = pending else {
      preconditionFailure("the value at byte \(scanner.token.lowerBound) has been read")
    }
    pending = nil
    return event
  }

  /// Takes the event of a value that must be of `kind`.
  mutating func take(_ kind: JSONError.Kind) throws(JSONError) -> JSONEvent {
    let event = take()
    guard event.kind == kind else { throw wrongType(event, expected: kind) }
    return event
  }

  mutating func skipIfUnread() throws(JSONError) {
    guard let event = pending else { return }
    pending = nil
    if event == .beginArray || event == .beginObject { try scanner.skipToEndOfContainer() }
  }

  @inline(never)
  private func wrongType(_ event: JSONEvent, expected: JSONError.Kind) -> JSONError {
    guard let found = event.kind else { preconditionFailure("\(event) begins no value") }
    return scanner.valueError(.wrongType(found: found, expected: expected))
  }
}
