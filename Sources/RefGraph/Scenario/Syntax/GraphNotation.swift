/// A graph of objects as text: `let`, `root`, references and `due`, in the notation of scenarios.
///
/// ```
/// root app: UIApplication
/// let page: CountdownPage
/// app.page -> page
/// page.timer -[unowned]-> timer
/// due page
/// ```
///
/// The rules are those of ``Scenario``; but an object needs no line of its own (here, `timer`), and
/// an arrow names a strength, since there are no choices.
public struct GraphNotation: Equatable, Sendable {
  /// What the text says, line by line: ``Statement/Kind/make(name:type:)``,
  /// ``Statement/Kind/root(name:type:lifetime:)``, ``Statement/Kind/refer(_:)`` and
  /// ``Statement/Kind/due(_:)`` only.
  public let statements: [Statement]

  /// A graph that was made, not read: its statements stand where ``text()`` writes them.
  ///
  /// - Precondition: only the four kinds above occur, and every name is one
  ///   (see ``isName(_:)``).
  public init(_ kinds: [Statement.Kind]) {
    statements = kinds.enumerated().map { index, kind in
      switch kind {
      case .make, .root, .refer, .due: break
      default: preconditionFailure("no statement of a graph: \(kind.line)")
      }
      return Statement(kind, at: SourceLocation(line: index + 1, column: 1))
    }
  }

  /// Reads a graph from the bytes of a file.
  ///
  /// - Throws: a ``ScenarioError`` with everything that is wrong, in order of place.
  /// - Complexity: O(bytes).
  public init(parsing bytes: [UInt8], file: String) throws(ScenarioError) {
    let source = try SourceText(bytes, file: file)
    var parser = ScenarioParser(
      source,
      dialect: .graph,
      library: .init(names: [], scenario: { _ in nil })
    )
    try parser.parse()
    self.statements = parser.blocks[0].body
  }

  /// Reads a graph from a string, by the rules for the bytes of a file.
  public init(parsing text: String, file: String) throws(ScenarioError) {
    try self.init(parsing: Array(text.utf8), file: file)
  }

  /// Whether the text can be the name of an object or a field, for those who bring names from
  /// elsewhere.
  ///
  /// - Complexity: O(the length of the text).
  public static func isName(_ text: String) -> Bool {
    guard let source = try? SourceText(Array(text.utf8), file: "") else { return false }
    var cursor = LineCursor(source)
    guard cursor.advanceToNextLine(), let name = try? cursor.nameIfAny() else { return false }
    return name.text.utf8.count == text.utf8.count && text != "self"
  }
}
