/// A type's name, short enough for a box.
///
/// ```swift
/// TypeText.short("Swift.Array<Swift.Int>")                  // "Array<Int>"
/// TypeText.short("UIHostingController<ModifiedContent<Sheet, _EnvironmentKey>>")
/// // "UIHostingController<…>"
/// TypeText.short("ReminderKit.Detail.Coordinator.Observation")  // "…Detail.Coordinator.Observation"
/// ```
///
/// Only the module `Swift` is dropped where there is room: a name such as `Maps.Pin` may be that of
/// a nested type, and two modules may each have a `Pin`.
package enum TypeText {
  /// How wide a line in a box may be.
  package static let columns = 34

  /// How deep generic arguments are shown at most where the whole name is too long.
  private static let deepest = 3

  /// The type, made visible. Too long a one loses its innermost generic arguments first, then its
  /// outermost qualifiers, then its middle. Linear.
  package static func short(_ type: String, columns: Int = columns) -> String {
    var text = withoutStandardModule(type)
    var depth = deepest
    while !VisibleText.fits(text, columns: columns), depth >= 0 {
      text = folded(text, deeperThan: depth)
      depth -= 1
    }
    if !VisibleText.fits(text, columns: columns) {
      text = withoutQualifiers(text, columns: columns)
    }
    return VisibleText.shortenedByWord(text, columns: columns)
  }

  /// `Swift.Array<Swift.Int>` as `Array<Int>`; `MySwift.Array` stays.
  private static func withoutStandardModule(_ type: String) -> String {
    let module = "Swift."
    guard type.contains(module) else { return type }
    var result = ""
    var rest = type[...]
    while let found = rest.firstRange(of: module) {
      result += rest[..<found.lowerBound]
      if let last = result.last, last.isLetter || last.isNumber || last == "_" || last == "." {
        result += module
      }
      rest = rest[found.upperBound...]
    }
    result += rest
    return result.isEmpty ? type : result
  }

  /// The type with `…` for all generic arguments within more than `depth` angle brackets.
  private static func folded(_ type: String, deeperThan depth: Int) -> String {
    var result = ""
    var level = 0
    var hides = false
    var previous: Character = " "
    for character in type {
      if character == ">", previous != "-", level > 0 {
        if level == depth + 1, hides { result.append("…") }
        level -= 1
      }
      if level <= depth { result.append(character) } else { hides = true }
      if character == "<", !result.isEmpty {
        level += 1
        if level == depth + 1 { hides = false }
      }
      previous = character
    }
    return level == 0 ? result : type
  }

  /// The type without as many of its outermost qualifiers as it takes to fit, or without all.
  private static func withoutQualifiers(_ type: String, columns: Int) -> String {
    let head = type.prefix { $0 != "<" && $0 != "(" && $0 != " " }
    let near = head.suffix(columns)
    let points = near.indices.filter { near[$0] == "." && type.index(after: $0) < type.endIndex }
    let shorter = points.lazy.map { "…" + type[$0...].dropFirst() }
    return shorter.first { VisibleText.fits($0, columns: columns) } ?? shorter.last ?? type
  }
}
