/// A number of things, in digits that can be read at a glance.
package enum CountText {
  /// `2940` becomes `2,940`.
  package static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
}
