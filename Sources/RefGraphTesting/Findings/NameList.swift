/// A few names in a sentence.
enum NameList {
  private static let limit = 6

  /// `a`, `a and b`, `a, b and c`, or five of them `and 12 more`.
  static func text(_ names: [String]) -> String {
    guard names.count > 1 else { return names.first ?? "none" }
    guard names.count <= limit else {
      return names.prefix(limit - 1).joined(separator: ", ")
        + " and \(names.count - limit + 1) more"
    }
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  /// `1 object`, `2 objects`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
