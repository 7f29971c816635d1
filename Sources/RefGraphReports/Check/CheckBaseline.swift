/// Findings that are known and why they stay, so that `check` reports only new ones.
///
/// A line is `KEY # reason`, where the key is what the text report shows after `error: `. The first
/// `#` with a space before and after it ends the key, so that both may hold others: `page#2`. Lines
/// that are empty or begin with `#` say nothing.
public struct CheckBaseline: Sendable {
  /// The known findings, in the order of the lines.
  public let entries: [Entry]

  /// A known finding and the reason why it stays.
  public struct Entry: Equatable, Sendable {
    /// The finding's ``CheckReport/Finding/key``.
    public let key: String
    /// Why it stays, in the words of whoever wrote the line.
    public let reason: String
    /// From 1.
    public let line: Int
  }

  /// A line that is no entry.
  public struct ParseError: Error, Equatable, Sendable, CustomStringConvertible {
    /// From 1.
    public let line: Int

    /// What is wrong with the line and what to do.
    public var description: String {
      "\(line):1: error: a known finding needs a reason: write `KEY # reason`"
    }
  }

  /// Knows nothing.
  public init() {
    entries = []
  }

  /// Reads a baseline.
  ///
  /// - Throws: `ParseError` for the first line without a reason.
  public init(parsing text: String) throws(ParseError) {
    var entries: [Entry] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      let words = line.trimmingSpaces()
      if words.isEmpty || words.hasPrefix("#") { continue }
      guard let mark = words.firstRange(of: " # ") else { throw ParseError(line: index + 1) }
      let key = words[..<mark.lowerBound].trimmingSpaces()
      let reason = words[mark.upperBound...].trimmingSpaces()
      guard !key.isEmpty, !reason.isEmpty else { throw ParseError(line: index + 1) }
      entries.append(Entry(key: String(key), reason: String(reason), line: index + 1))
    }
    self.entries = entries
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  fileprivate func trimmingSpaces() -> SubSequence {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let last = lastIndex { !$0.isWhitespace }
    return self[start..<(last.map { index(after: $0) } ?? endIndex)]
  }
}
