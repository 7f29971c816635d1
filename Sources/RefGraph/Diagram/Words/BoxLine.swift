/// A line of the text in a box, for whatever draws it.
package struct BoxLine: Hashable, Sendable {
  /// What the line says: visible, but not escaped for any format; not empty.
  package let text: String
  /// What it is said for.
  package let role: Role

  /// How a line is to be set off from the others.
  package enum Role: Hashable, Sendable {
    /// What the object is called; the first line, in bold.
    case name
    /// Its type, or what it is; in passing.
    case detail
    /// A root.
    case keeper
    /// What became of it.
    case mark
  }
}
