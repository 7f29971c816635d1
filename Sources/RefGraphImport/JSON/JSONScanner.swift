/// Reads JSON (RFC 8259) from bytes, one event at a time.
///
/// Every JSON text that the package takes in goes through here. The scanner builds nothing: it
/// walks over the bytes once, and a caller asks for the text or number of the event it stands on.
///
/// ```
/// {"size": [16, 24]}   →   beginObject key beginArray number number endArray endObject end
/// ```
///
/// It is strict: no comments, no trailing commas, no `NaN`, no leading zeros, no half surrogates,
/// no invalid UTF-8, nothing after the outermost value. It holds no state for the way it has come
/// but the beginnings of the open containers, on a stack of bounded size; places and paths are
/// counted out from the beginning of the text when an error is made.
///
/// It does not look for duplicate keys, and what its caller skips is checked for grammar only. It
/// cannot be copied, so that its few words stay in one place: copies would cost more than scanning.
struct JSONScanner: ~Copyable {
  /// How deep containers may be nested in each other.
  static let nestingBound = 512

  let bytes: JSONBytes
  /// Where scanning goes on; all bytes before it have been looked at.
  var position: Int
  /// What the grammar asks for at `position`.
  var expectation: JSONError.Expectation
  /// What the grammar asks for after a value in the innermost open container.
  private var expectationAfterValue = JSONError.Expectation.endOfInput
  /// Where the open containers begin, the innermost last.
  var open: [Int] = []

  /// The bytes of the present event; those of a string or key include its quotes.
  var token = 0..<0
  /// Whether the present string or key has escape sequences.
  var hasEscapes = false
  /// The sign, digits and form of the present number.
  var number = JSONNumber()

  /// Begins at the first value of `bytes`.
  init(_ bytes: JSONBytes) throws(JSONError) {
    if let encoding = TextEncoding(startOf: bytes) {
      throw JSONError(.encoding(encoding), at: JSONPlace(line: 1, column: 1, byteOffset: 0))
    }
    self.init(bytes, at: bytes.matches(TextEncoding.mark, at: 0) ? TextEncoding.mark.count : 0)
  }

  /// Begins at the value that stands at `offset`, as if it were the outermost.
  init(_ bytes: JSONBytes, at offset: Int) {
    self.bytes = bytes
    position = offset
    expectation = .value
  }

  /// The next event; at the end of the text, and from then on, `end`.
  mutating func next() throws(JSONError) -> JSONEvent {
    let byte = skipWhiteSpace()
    switch expectation {
    case .commaOrEndOfArray:
      if byte == UInt8(ascii: ",") {
        position += 1
        expectation = .valueAfterComma
        return try scanValue(skipWhiteSpace())
      }
      guard byte == UInt8(ascii: "]") else { throw unexpected() }
      return close(.endArray)
    case .commaOrEndOfObject:
      if byte == UInt8(ascii: ",") {
        position += 1
        expectation = .keyAfterComma
        return try scanKey(skipWhiteSpace())
      }
      guard byte == UInt8(ascii: "}") else { throw unexpected() }
      return close(.endObject)
    case .keyOrEndOfObject:
      return byte == UInt8(ascii: "}") ? close(.endObject) : try scanKey(byte)
    case .valueOrEndOfArray:
      return byte == UInt8(ascii: "]") ? close(.endArray) : try scanValue(byte)
    case .value, .valueAfterColon, .valueAfterComma:
      return try scanValue(byte)
    case .endOfInput:
      guard position == bytes.count else { throw unexpected() }
      token = position..<position
      return .end
    case .keyAfterComma, .colon:
      preconditionFailure("a comma is read with its key, a key with its colon")
    }
  }

  /// Reads the next value whole, checking its grammar.
  mutating func skipValue() throws(JSONError) {
    switch try next() {
    case .beginArray, .beginObject: try skipToEndOfContainer()
    default: break
    }
  }

  /// Reads on to the end of the innermost open container, checking its grammar.
  mutating func skipToEndOfContainer() throws(JSONError) {
    let depth = open.count
    precondition(depth > 0, "no container is open")
    while open.count >= depth { _ = try next() }
  }

  /// Moves to the first byte that is no white space, and gives it, or zero at the end.
  private mutating func skipWhiteSpace() -> UInt8 {
    while true {
      let byte = bytes.byte(at: position)
      if byte > 0x20 { return byte }
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
  }

  private mutating func scanValue(_ byte: UInt8) throws(JSONError) -> JSONEvent {
    switch byte {
    case UInt8(ascii: "\""):
      try scanString()
      expectation = expectationAfterValue
      return .string
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      try scanNumber()
      expectation = expectationAfterValue
      return .number
    case UInt8(ascii: "{"): return try begin(.beginObject)
    case UInt8(ascii: "["): return try begin(.beginArray)
    case UInt8(ascii: "t"): return try scanWord("true", .true)
    case UInt8(ascii: "f"): return try scanWord("false", .false)
    case UInt8(ascii: "n"): return try scanWord("null", .null)
    default: throw unexpected()
    }
  }

  private mutating func scanKey(_ byte: UInt8) throws(JSONError) -> JSONEvent {
    guard byte == UInt8(ascii: "\"") else { throw unexpected() }
    try scanString()
    expectation = .colon
    guard skipWhiteSpace() == UInt8(ascii: ":") else { throw unexpected() }
    position += 1
    expectation = .valueAfterColon
    return .key
  }

  private mutating func scanWord(
    _ word: String,
    _ event: JSONEvent
  ) throws(JSONError) -> JSONEvent {
    var end = position
    for byte in word.utf8 {
      guard bytes.byte(at: end) == byte else {
        throw end == bytes.count ? truncated(.word, from: position) : unexpected()
      }
      end += 1
    }
    guard !JSONExcerpt.isWordByte(bytes.byte(at: end)) else { throw unexpected() }
    token = position..<end
    position = end
    expectation = expectationAfterValue
    return event
  }

  private mutating func begin(_ event: JSONEvent) throws(JSONError) -> JSONEvent {
    guard open.count < Self.nestingBound else {
      throw error(.nesting(bound: Self.nestingBound), at: position)
    }
    open.append(position)
    token = position..<position + 1
    position += 1
    let isObject = event == .beginObject
    expectation = isObject ? .keyOrEndOfObject : .valueOrEndOfArray
    expectationAfterValue = isObject ? .commaOrEndOfObject : .commaOrEndOfArray
    return event
  }

  private mutating func close(_ event: JSONEvent) -> JSONEvent {
    open.removeLast()
    token = position..<position + 1
    position += 1
    if let start = open.last {
      let isObject = bytes[start] == UInt8(ascii: "{")
      expectationAfterValue = isObject ? .commaOrEndOfObject : .commaOrEndOfArray
    } else {
      expectationAfterValue = .endOfInput
    }
    expectation = expectationAfterValue
    return event
  }
}
