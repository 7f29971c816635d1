/// A line of the text at an arrow, for whatever draws it.
package struct ArrowLine: Hashable, Sendable {
  /// What the line says: visible, but not escaped for any format; not empty.
  package let text: String
  /// What it is said for.
  package let role: Role

  /// How a line is to be set off from the others.
  package enum Role: Hashable, Sendable {
    /// The field, how many references there are, and their strength.
    case label
    /// On whose loop the arrow lies.
    case cycle
    /// What its cut releases.
    case cut
  }
}
