/// Where two texts part, with the lines around it: what a person needs to see of a failed test.
struct FirstDifference: CustomStringConvertible {
  private let expected: [Substring]
  private let actual: [Substring]
  private let index: Int

  init(from expected: String, to actual: String) {
    self.expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    self.actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
    index = zip(self.expected, self.actual).prefix { $0 == $1 }.map { _ in () }.count
  }

  var description: String {
    """
    differs from line \(index + 1) on
    \(shown(Self.command(before: index, in: actual)))\
    \(expected[max(0, index - 3)..<index].map { "    \($0)\n" }.joined())\
    \(expected[index...].prefix(6).map { "  - \($0)\n" }.joined())\
    \(actual[index...].prefix(6).map { "  + \($0)\n" }.joined())
    """
  }

  private func shown(_ command: Substring?) -> String {
    command.map { "    \($0)\n    …\n" } ?? ""
  }

  /// The command of a transcript that the line belongs to, where it is not among the lines shown.
  private static func command(before index: Int, in lines: [Substring]) -> Substring? {
    lines.prefix(max(0, index - 3)).last { $0.hasPrefix("$ ") }
  }
}
