/// What a piece of a text report is to its reader. A terminal may colour it; the words alone say
/// everything.
public enum TextStyle: Sendable {
  case plain
  /// Opens a section.
  case heading
  /// What the eye should find first: an object.
  case name
  /// As it should be: released.
  case good
  /// Not as it should be: leaked, abandoned.
  case bad
  /// To be looked at again: held for now, possible.
  case caution
  /// Said for completeness: types, framework references.
  case faint

  /// The terminal's escape sequence that begins the style, or `nil` where it has none.
  var escape: String? {
    switch self {
    case .plain: nil
    case .heading: "\u{1B}[1m"
    case .name: "\u{1B}[1m"
    case .good: "\u{1B}[32m"
    case .bad: "\u{1B}[1;31m"
    case .caution: "\u{1B}[33m"
    case .faint: "\u{1B}[2m"
    }
  }
}
