extension JSONError {
  /// What to do about it, in one line.
  public var remedy: String { problem.remedy }
}

extension JSONError.Problem {
  /// What to do about the problem, in one line.
  public var remedy: String {
    switch self {
    case .emptyInput: "write a value into it, or give another file"
    case .encoding(let encoding):
      "convert it first, for example with `iconv -f \(encoding.rawValue) -t UTF-8`"
    case .unexpected(let found, let expected): expected.remedy(found: found)
    case .truncated: "complete it: the file may have been cut off"
    case .nesting(let bound): "nest values at most \(bound) deep"
    case .invalidUTF8: "save the file as UTF-8"
    case .controlCharacter(0x0A), .controlCharacter(0x0D):
      "write a line break as `\\n`, or close the string"
    case .controlCharacter(0x09): "write a tab as `\\t`"
    case .controlCharacter: "write it as `\\u` and four hexadecimal digits"
    case .escape: "write `\\\\` for a backslash, or `\\u` and four hexadecimal digits"
    case .loneSurrogate: "write the character itself, or both halves"
    case .malformedNumber(_, let rule): rule.remedy
    case .numberOutOfRange(_, .double): "write a number nearer to zero"
    case .numberOutOfRange: "write a number in this range"
    case .notWhole: "write it without fraction and exponent"
    case .duplicateKey: "remove one of the two"
    case .wrongType(let found, let expected): expected.remedy(found: found)
    case .missingKey: "add the key with its value"
    case .invalidValue(_, let expected): "write \(expected) instead"
    }
  }
}

extension JSONError.NumberRule {
  /// How to keep the rule.
  fileprivate var remedy: String {
    switch self {
    case .leadingZero: "remove the leading zeros"
    case .digitAfterMinus: "write a digit after the `-`"
    case .digitAfterPoint: "write a digit after the `.`, or remove it"
    case .digitInExponent: "write digits after the `e`, or remove it"
    case .end: "write it in decimal digits, or as a string in double quotes"
    }
  }
}

extension JSONError.Kind {
  /// How to write a value of this type where one of another was found.
  fileprivate func remedy(found: Self) -> String {
    switch (self, found) {
    case (.string, .number), (.string, .boolean): "write it in double quotes"
    case (.string, _): "write a text in double quotes"
    case (.number, .string): "write a number without quotes"
    case (.number, _): "write a number"
    case (.boolean, .string): "write `true` or `false` without quotes"
    case (.boolean, _): "write `true` or `false`"
    case (.null, _): "write `null`"
    case (.array, .object): "write its elements between `[` and `]`"
    case (.array, .null): "write `[]` where there is nothing"
    case (.array, _): "put it between `[` and `]`"
    case (.object, _): "write an object between `{` and `}`"
    }
  }
}

extension JSONError.Expectation {
  /// How to go on where `found` cannot stand.
  fileprivate func remedy(found: String) -> String {
    switch (self, found) {
    case (.keyAfterComma, "`}`"), (.valueAfterComma, "`]`"): "remove the `,` before it"
    case (.keyAfterComma, "`,`"), (.valueAfterComma, "`,`"): "remove one of the two `,`"
    case (_, "`/`"), (_, "`#`"): "remove the comment: JSON has none"
    case (_, "`'`"): "put strings in double quotes"
    case (.value, _), (.valueAfterColon, _), (.valueAfterComma, _), (.valueOrEndOfArray, _):
      Self.remedies[found] ?? "write a value there, a text in double quotes"
    case (.keyOrEndOfObject, _), (.keyAfterComma, _): "write a key in double quotes there"
    case (.colon, _): "write `:` and a value after the key"
    case (.commaOrEndOfArray, _): "put `,` between elements, and `]` after the last"
    case (.commaOrEndOfObject, _): "put `,` between members, and `}` after the last"
    case (.endOfInput, _): "remove what follows the value"
    }
  }

  private static let remedies = [
    "`True`": "write `true`",
    "`TRUE`": "write `true`",
    "`False`": "write `false`",
    "`FALSE`": "write `false`",
    "`None`": "write `null`",
    "`nil`": "write `null`",
    "`undefined`": "write `null`",
    "`NaN`": "write a finite number, or `null`",
    "`Infinity`": "write a finite number, or `null`",
    "`-Infinity`": "write a finite number, or `null`",
  ]
}
