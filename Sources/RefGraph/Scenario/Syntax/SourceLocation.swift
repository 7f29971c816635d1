/// A place in a text, counted as editors count: the first line and the first column are 1, and a
/// column is one Unicode scalar.
public struct SourceLocation: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a text.
  public static let start = SourceLocation(line: 1, column: 1)

  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// `line:column`, as compilers write it.
  public var description: String { "\(line):\(column)" }
}
