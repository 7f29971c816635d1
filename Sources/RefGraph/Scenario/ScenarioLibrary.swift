/// The scenarios that are built in, by name.
///
/// ```swift
/// let scenario = try ScenarioLibrary.scenario(named: "reminders")
/// ```
public enum ScenarioLibrary {
  /// The names of the scenarios to play, in alphabetical order.
  public static let names = builtIn.names.filter { !preambles.contains($0) }

  /// The names of the scenarios to play, in the order in which they are taught.
  public static let course = BuiltInScenarioText.course

  /// The names of those that are there to be used by others, in alphabetical order.
  public static let preambles = BuiltInScenarioText.preambles

  private static let builtIn = ScenarioTexts(BuiltInScenarioText.all)

  /// Reads the built-in scenario, or preamble, of this name; `nil` where there is none.
  ///
  /// - Throws: `ScenarioError` only where the built-in text itself is wrong, which a test excludes.
  /// - Complexity: linear in the text, and in those that it uses: they are read anew each time.
  public static func scenario(named name: String) throws(ScenarioError) -> Scenario? {
    try builtIn.scenario(named: name)
  }

  /// Reads a scenario that may `use` built-in ones.
  ///
  /// - Parameters:
  ///   - bytes: text in UTF-8.
  ///   - file: the name to put into messages.
  ///   - beside: gives the text of another scenario that `use` names and that is not built in, such
  ///     as a file in the same folder; `nil` where there is none.
  /// - Throws: `ScenarioError` with everything that is wrong.
  /// - Complexity: linear in the text, and in those that it uses.
  public static func read(
    _ bytes: [UInt8],
    file: String,
    beside: (String) -> [UInt8]? = { _ in nil }
  ) throws(ScenarioError) -> Scenario {
    try withoutActuallyEscaping(beside) { beside throws(ScenarioError) in
      try builtIn.read(bytes, file: file, beside: beside)
    }
  }
}

/// Scenario texts that may use one another by name.
struct ScenarioTexts: Sendable {
  let names: [String]
  private let texts: [String: String]

  init(_ texts: [(name: String, text: String)]) {
    names = texts.map(\.name)
    self.texts = Dictionary(texts.map { ($0.name, $0.text) }) { first, _ in first }
  }

  /// Gives the text of a scenario that is not among these.
  typealias Others = (String) -> [UInt8]?

  func scenario(named name: String) throws(ScenarioError) -> Scenario? {
    try scenario(named: name, beside: { _ in nil }, resolving: [])
  }

  func read(
    _ bytes: [UInt8],
    file: String,
    beside: @escaping Others = { _ in nil }
  ) throws(ScenarioError) -> Scenario {
    try read(bytes, file: file, beside: beside, resolving: [])
  }

  /// Reads a text that is used by others; one that is being read already is not read again, so that
  /// two that use each other end in a message. It nests as deep as there are texts.
  private func scenario(
    named name: String,
    beside: @escaping Others,
    resolving: Set<String>
  ) throws(ScenarioError) -> Scenario? {
    guard !resolving.contains(name) else { return nil }
    guard let bytes = texts[name].map({ Array($0.utf8) }) ?? beside(name) else { return nil }
    return try read(
      bytes,
      file: "\(name).scenario",
      beside: beside,
      resolving: resolving.union([name])
    )
  }

  /// A used text that is wrong counts as unknown: a message about it would be in the wrong file.
  private func read(
    _ bytes: [UInt8],
    file: String,
    beside: @escaping Others,
    resolving: Set<String>
  ) throws(ScenarioError) -> Scenario {
    try Scenario(parsing: bytes, file: file, known: names) { used in
      try? scenario(named: used, beside: beside, resolving: resolving)
    }
  }
}
