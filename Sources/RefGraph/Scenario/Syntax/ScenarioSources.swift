/// The texts that the places of a scenario belong to, for messages that show the line.
///
/// They make no difference between scenarios: what the texts say does.
struct ScenarioSources: Equatable, Sendable {
  private var texts: [String: SourceText] = [:]

  /// No texts, for a scenario that was made and not read.
  init() {}

  /// The text of a scenario's own file.
  init(_ text: SourceText) { texts[text.file] = text }

  /// Adds the texts of a scenario that is used; of two files with one name the first counts.
  mutating func add(_ others: ScenarioSources) {
    texts.merge(others.texts) { first, _ in first }
  }

  /// The line of a file, without its line end; empty where there is none.
  ///
  /// - Complexity: O(bytes of the file).
  func line(_ number: Int, in file: String) -> String {
    texts[file]?.lines([number])[number] ?? ""
  }

  static func == (left: Self, right: Self) -> Bool { true }
}
