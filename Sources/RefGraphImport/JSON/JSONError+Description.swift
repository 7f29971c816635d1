extension JSONError: CustomStringConvertible {
  /// The place, the problem and the remedy, for example ``12:8: unknown escape sequence `\x`; write
  /// `\\` for a backslash, or `\u` and four hexadecimal digits``.
  public var description: String {
    let path = path.flatMap { $0.isEmpty ? nil : "\($0): " } ?? ""
    return "\(place): \(path)\(problem); \(remedy)"
  }
}

extension JSONError.Problem: CustomStringConvertible {
  /// The problem without its place.
  public var description: String {
    switch self {
    case .emptyInput: "the input is empty; expected a JSON value"
    case .encoding(let encoding): "the input is \(encoding.rawValue), not UTF-8"
    case .unexpected(let found, let expected): "expected \(expected), found \(found)"
    case .truncated(let part, let began): "the input ends inside the \(part) that began at \(began)"
    case .nesting(let bound): "more than \(bound) objects and arrays inside each other"
    case .invalidUTF8(let byte): "invalid UTF-8: unexpected byte \(hexadecimal(byte))"
    case .controlCharacter(let byte): "unescaped control character \(hexadecimal(byte)) in a string"
    case .escape(let found): "unknown escape sequence \(found)"
    case .loneSurrogate(let unit): "half a surrogate pair, `\\u\(padded(unit, to: 4))`"
    case .malformedNumber(let found, let rule): "malformed number \(found): \(rule.rawValue)"
    case .numberOutOfRange(let found, let range): "expected \(range.rawValue), found \(found)"
    case .notWhole(let found): "expected a whole number, found \(found)"
    case .duplicateKey(let key, let first): "duplicate key \(key), first at \(first)"
    case .wrongType(let found, let expected):
      "expected \(expected.rawValue), found \(found.rawValue)"
    case .missingKey(let key): "missing key \(key)"
    case .invalidValue(let found, let expected): "expected \(expected), found \(found)"
    }
  }

  private func hexadecimal(_ byte: UInt8) -> String { "0x\(padded(UInt16(byte), to: 2))" }

  private func padded(_ number: UInt16, to width: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension JSONError.Expectation: CustomStringConvertible {
  /// What is expected, in the words of the error.
  public var description: String {
    switch self {
    case .value: "a value"
    case .valueAfterColon: "a value after `:`"
    case .valueAfterComma: "a value after `,`"
    case .valueOrEndOfArray: "a value or `]`"
    case .keyOrEndOfObject: "a key in double quotes or `}`"
    case .keyAfterComma: "a key in double quotes after `,`"
    case .colon: "`:` after a key"
    case .commaOrEndOfArray: "`,` or `]` after an element"
    case .commaOrEndOfObject: "`,` or `}` after a member"
    case .endOfInput: "nothing after the outermost value"
    }
  }
}
