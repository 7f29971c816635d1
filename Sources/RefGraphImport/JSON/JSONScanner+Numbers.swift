extension JSONScanner {
  /// The present number as it is written.
  func numberText() -> String { bytes.text(in: token) }

  /// The present number, which must be whole, not negative and fit 64 bits.
  func uint64() throws(JSONError) -> UInt64 {
    // Nearly all numbers of a heap dump end here.
    if number.isWhole, !number.isNegative, number.digitCount < 20 { return number.magnitude }
    let magnitude = try wholeMagnitude(.uint64)
    guard !number.isNegative || magnitude == 0 else { throw outOfRange(.uint64) }
    return magnitude
  }

  /// The present number, which must be whole and fit 64 bits with their sign.
  func int() throws(JSONError) -> Int {
    let magnitude = try wholeMagnitude(.int)
    guard let value = Int(exactly: magnitude) else {
      guard number.isNegative, magnitude == Int.min.magnitude else { throw outOfRange(.int) }
      return .min
    }
    return number.isNegative ? -value : value
  }

  /// The double nearest to the present number, which must be finite; a number that is nearer to zero
  /// than to any other double is zero.
  func double() throws(JSONError) -> Double {
    guard let value = Double(numberText()), value.isFinite else { throw outOfRange(.double) }
    return value
  }

  @inline(never)
  private func wholeMagnitude(_ range: JSONError.NumberRange) throws(JSONError) -> UInt64 {
    guard number.isWhole else {
      throw valueError(.notWhole(found: JSONExcerpt(of: bytes, at: token.lowerBound).description))
    }
    if number.digitCount < 20 { return number.magnitude }
    let digits = number.isNegative ? numberText().dropFirst() : numberText()[...]
    guard let magnitude = UInt64(digits) else { throw outOfRange(range) }
    return magnitude
  }

  private func outOfRange(_ range: JSONError.NumberRange) -> JSONError {
    let found = JSONExcerpt(of: bytes, at: token.lowerBound).description
    return valueError(.numberOutOfRange(found: found, range))
  }

  /// Reads the number that begins at `position`.
  mutating func scanNumber() throws(JSONError) {
    let start = position
    var index = start
    var number = JSONNumber()
    if bytes.byte(at: index) == UInt8(ascii: "-") {
      number.isNegative = true
      index += 1
    }
    let firstDigit = index
    while true {
      let digit = bytes.byte(at: index) &- UInt8(ascii: "0")
      if digit > 9 { break }
      number.magnitude = number.magnitude &* 10 &+ UInt64(digit)
      index += 1
    }
    number.digitCount = index - firstDigit
    guard number.digitCount > 0 else { throw malformed(.digitAfterMinus, at: index, from: start) }
    guard number.digitCount == 1 || bytes.byte(at: firstDigit) != UInt8(ascii: "0") else {
      throw malformed(.leadingZero, at: firstDigit, from: start)
    }
    if bytes.byte(at: index) == UInt8(ascii: ".") {
      number.isWhole = false
      index = try skipDigits(from: index + 1, .digitAfterPoint, numberFrom: start)
    }
    if bytes.byte(at: index) | 0x20 == UInt8(ascii: "e") {
      number.isWhole = false
      let sign = bytes.byte(at: index + 1)
      let signLength = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") ? 1 : 0
      index = try skipDigits(from: index + 1 + signLength, .digitInExponent, numberFrom: start)
    }
    if JSONExcerpt.isWordByte(bytes.byte(at: index)) {
      throw malformed(.end, at: index, from: start)
    }
    self.number = number
    token = start..<index
    position = index
  }

  private func skipDigits(
    from first: Int,
    _ rule: JSONError.NumberRule,
    numberFrom start: Int
  ) throws(JSONError) -> Int {
    var index = first
    while bytes.byte(at: index) &- UInt8(ascii: "0") <= 9 { index += 1 }
    guard index > first else { throw malformed(rule, at: index, from: start) }
    return index
  }

  private func malformed(
    _ rule: JSONError.NumberRule,
    at offset: Int,
    from start: Int
  ) -> JSONError {
    if offset == bytes.count { return truncated(.number, from: start) }
    let found = JSONExcerpt(of: bytes, at: start).description
    if found == "`-Infinity`" {
      return error(.unexpected(found: found, expected: expectation), at: start)
    }
    return error(.malformedNumber(found: found, rule), at: start)
  }
}
