/// What a scanner learns about a number while it walks over it.
struct JSONNumber: Equatable {
  var isNegative = false
  /// Whether there is neither fraction nor exponent.
  var isWhole = true
  /// The digits before fraction and exponent, or what is left of them when they overflow.
  var magnitude: UInt64 = 0
  /// How many digits there are before fraction and exponent; up to 19 cannot overflow.
  var digitCount = 0
}
