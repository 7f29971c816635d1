/// A line of the text and a line that marks a place in it.
struct SourceExcerpt {
  /// The line, or the part of it around the place, safe to print.
  let line: String
  /// Spaces, then a caret under the place, then tildes under the rest of the marked text.
  let mark: String

  /// Columns shown before the place, and from it on.
  private static let reach = (before: 40, after: 60)

  /// - Parameter column: counted from 1 in Unicode scalars.
  /// - Complexity: O(the length of the line).
  init(of source: String, column: Int, marking marked: String) {
    let scalars = source.unicodeScalars
    let start = max(0, column - 1 - Self.reach.before)
    var line = start > 0 ? "…" : ""
    var indentation = start > 0 ? 1 : 0
    var underlined = 0
    let markedEnd = column + max(1, marked.unicodeScalars.count)
    for (offset, scalar) in scalars.dropFirst(start).enumerated() {
      let position = start + offset + 1
      guard position < column + Self.reach.after else {
        line += "…"
        break
      }
      let shown = scalar == "\t" ? " " : VisibleText.escaped(scalar)
      let isItself = shown.unicodeScalars.count == 1
      let width = isItself ? VisibleText.width(of: scalar) : shown.utf8.count
      line += shown
      if position < column {
        indentation += width
      } else if position < markedEnd {
        underlined += width
      }
    }
    self.line = line
    self.mark =
      String(repeating: " ", count: indentation) + "^"
      + String(repeating: "~", count: max(0, underlined - 1))
  }
}
