/// A place in a text, counted as editors count: the first line and the first column are 1, and a
/// column is one Unicode scalar.
public struct SourceLocation: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  public let line: Int
  /// Counted from 1, in Unicode scalars.
  public let column: Int

  /// A place by its numbers, which nobody checks against a text.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a text.
  public static let start = SourceLocation(line: 1, column: 1)

  /// Whether the first place comes earlier in a text.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// `line:column`, as compilers write it.
  public var description: String { "\(line):\(column)" }
}
