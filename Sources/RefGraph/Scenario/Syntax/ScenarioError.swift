/// Everything that is wrong with a text in the scenario language, or as much of it as is worth
/// reading at once.
///
/// Parsing goes on at the next line after an error, so that one run names several; after
/// ``limit`` it stops.
public struct ScenarioError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was found, in order of place; never empty.
  public let diagnostics: [Diagnostic]
  /// Whether there was more than ``limit`` of it, and the rest is missing.
  public let isCutShort: Bool

  /// How many diagnostics one error holds at most.
  public static let limit = 20

  init(_ diagnostics: [Diagnostic]) {
    precondition(!diagnostics.isEmpty, "an error without a diagnostic")
    let ordered = diagnostics.sorted { $0.location < $1.location }
    self.diagnostics = Array(ordered.prefix(Self.limit))
    self.isCutShort = ordered.count > Self.limit
  }

  /// All diagnostics as a compiler prints them, ready for a terminal: text from outside is escaped.
  public var description: String {
    var parts = diagnostics.map(\.description)
    if isCutShort {
      parts.append("\(diagnostics[0].escapedFile): only the first \(Self.limit) errors are shown")
    }
    return parts.joined(separator: "\n")
  }
}
