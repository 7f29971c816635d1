extension JSONError {
  /// What to do about it, when the text shows what was meant.
  public var remedy: String? {
    switch problem {
    case .encoding(let encoding):
      "convert it first, for example with `iconv -f \(encoding.rawValue) -t UTF-8`"
    case .unexpected(let found, let expected): Self.remedy(found: found, expected: expected)
    case .truncated: "the file may have been cut off"
    case .controlCharacter(0x0A), .controlCharacter(0x0D):
      "write a line break as `\\n`, or close the string"
    case .controlCharacter(0x09): "write a tab as `\\t`"
    case .controlCharacter: "write it as `\\u` and four hexadecimal digits"
    case .loneSurrogate: "write the character itself, or both halves"
    case .notWhole: "write it without fraction and exponent"
    case .duplicateKey: "remove one of the two"
    default: nil
    }
  }

  private static func remedy(found: String, expected: Expectation) -> String? {
    switch (found, expected) {
    case ("`}`", .keyAfterComma), ("`]`", .valueAfterComma):
      return "remove the `,` before it"
    case ("`/`", _), ("`#`", _): return "JSON has no comments"
    case ("`'`", _): return "strings stand in double quotes"
    case (_, .value), (_, .valueAfterColon), (_, .valueAfterComma), (_, .valueOrEndOfArray):
      return remedies[found]
    default: return nil
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
    "`NaN`": "JSON has finite numbers only",
    "`Infinity`": "JSON has finite numbers only",
    "`-Infinity`": "JSON has finite numbers only",
  ]
}
