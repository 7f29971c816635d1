/// Labels of elements, reduced to what they have in common.
package enum ElementLabel {
  /// `cells[3]` becomes `cells[]`; `3` and `[3]` become `[]`; anything else stays.
  package static func pattern(of label: String) -> String {
    let scalars = label.utf8
    guard let last = scalars.last else { return label }
    if last == UInt8(ascii: "]"), let open = label.utf8.lastIndex(of: UInt8(ascii: "[")) {
      let digits = scalars[scalars.index(after: open)...].dropLast()
      guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return label }
      return String(label[..<open]) + "[]"
    }
    return scalars.allSatisfy(isDigit) ? "[]" : label
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
