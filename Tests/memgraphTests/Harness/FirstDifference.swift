/// Where two texts part, with the lines around it: what a person needs to see of a failed test.
struct FirstDifference: CustomStringConvertible {
  private let expected: [Substring]
  private let actual: [Substring]
  private let index: Int

  init(from expected: String, to actual: String) {
    self.expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    self.actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
    index = zip(self.expected, self.actual).prefix { $0 == $1 }.count
  }

  var description: String {
    let start = max(0, index - 3)
    let lines =
      command(before: start) + expected[start..<index].map { "    \($0)" }
      + expected[index...].prefix(6).map { "  - \($0)" }
      + actual[index...].prefix(6).map { "  + \($0)" }
    return "differs from line \(index + 1) on\n" + lines.joined(separator: "\n")
  }

  /// The command of a transcript that the lines belong to, where it is not among them.
  private func command(before start: Int) -> [String] {
    guard !expected[start..<index].contains(where: Self.isCommand) else { return [] }
    let command = expected[..<start].last(where: Self.isCommand)
    return command.map { ["    \($0)", "    …"] } ?? []
  }

  private static func isCommand(_ line: Substring) -> Bool {
    line.hasPrefix("$ ")
  }
}
