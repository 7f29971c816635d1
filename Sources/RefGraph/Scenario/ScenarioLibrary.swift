/// The scenarios that are built in, by name.
public enum ScenarioLibrary {
  /// The names, in order.
  public static let names: [String] = BuiltInScenarioText.all.map(\.name)

  /// Reads the built-in scenario of this name; `nil` where there is none.
  ///
  /// - Throws: `ScenarioError` only where the built-in text itself is wrong, which a test excludes.
  /// - Complexity: linear in the text: it is read anew each time.
  public static func scenario(named name: String) throws(ScenarioError) -> Scenario? {
    guard let entry = BuiltInScenarioText.all.first(where: { $0.name == name }) else { return nil }
    return try read(Array(entry.text.utf8), file: "\(name).scenario")
  }

  /// Reads a scenario that may `use` built-in ones.
  ///
  /// - Parameters:
  ///   - bytes: text in UTF-8.
  ///   - file: the name to put into messages.
  /// - Throws: `ScenarioError` with everything that is wrong.
  public static func read(_ bytes: [UInt8], file: String) throws(ScenarioError) -> Scenario {
    try Scenario(parsing: bytes, file: file, known: names) { used in
      // A built-in scenario that uses none ends the chain.
      guard let entry = BuiltInScenarioText.all.first(where: { $0.name == used }) else {
        return nil
      }
      return try? Scenario(parsing: entry.text, file: "\(used).scenario")
    }
  }
}
