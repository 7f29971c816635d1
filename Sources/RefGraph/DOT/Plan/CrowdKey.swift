/// What objects have in common that are folded into one crowd.
struct CrowdKey: Hashable {
  /// The text index of the type.
  let type: UInt32
  let kind: UInt8
  let role: DiagramPlan.Role
  /// Who owns the objects and how, sorted.
  let referrers: [Referrer]

  /// One way in which an object is owned.
  struct Referrer: Hashable, Comparable {
    /// The dense index of the owner, or the complement of its crowd's number.
    let owner: Int
    let label: String
    let strength: UInt8

    static func < (left: Self, right: Self) -> Bool {
      (left.owner, left.label, left.strength) < (right.owner, right.label, right.strength)
    }
  }
}

/// Labels of elements, reduced to what they have in common.
enum ElementLabel {
  /// `cells[3]` becomes `cells[]`; `3` and `[3]` become `[]`; anything else stays.
  static func pattern(of label: String) -> String {
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
