/// Turns text in the scenario language into values: one line, one statement.
///
/// Blocks that are open stand on an explicit stack, so nesting costs no call depth. A line that
/// is wrong is recorded and left, and parsing goes on with the next one; what a name means is
/// checked when all lines are read, since names may be used before the line that makes them.
struct ScenarioParser {
  typealias Diagnostic = ScenarioError.Diagnostic
  typealias Place = Statement.Place

  let dialect: ScenarioError.Dialect
  /// Gives the scenario that a `use` names, and the names that it could give.
  let library: Library
  var cursor: LineCursor
  /// The open blocks from the outermost, which is the text itself, to the innermost.
  var blocks = [
    OpenBlock(.top, openedBy: SourceWord(text: "", location: .start))
  ]
  var names = NameTable()
  var places = DeclarationPlaces()
  var diagnostics: [Diagnostic] = []
  /// How many more blocks the text opens than it has `end`s.
  let surplusOfBlocks: Int
  /// Set by what makes every further message worthless.
  var isAborted = false

  /// How the line that is being read should look.
  var usage: String?

  // What a scenario has besides statements.
  var header: (name: SourceWord, title: String)?
  var isMissingHeader = false
  /// Whether an `else` without an `if` was reported, and no `end` has come since.
  var isInLostChain = false
  var uses: [Scenario.Use] = []
  /// The text itself, and those of the scenarios that it uses.
  var sources: ScenarioSources
  var remarks: [Scenario.Remark] = []
  var changes: [Scenario.Change] = []
  var choices: [Scenario.Choice] = []
  var types: [TypeDeclaration] = []
  var groups: [Scenario.Group] = []
  /// Whether a line other than the header, a `use` or a remark was read.
  var isPastUses = false

  struct Library {
    let names: [String]
    let scenario: (String) -> Scenario?
  }

  init(_ source: SourceText, dialect: ScenarioError.Dialect, library: Library) {
    self.dialect = dialect
    self.library = library
    self.cursor = LineCursor(source)
    sources = ScenarioSources(source)
    surplusOfBlocks = dialect == .scenario ? Self.surplusOfBlocks(in: source) : 0
  }

  /// Reads the whole text.
  ///
  /// - Complexity: O(the length of the text), and the depth of a block for each of its names.
  mutating func parse() throws(ScenarioError) {
    while !isAborted, diagnostics.count <= ScenarioError.limit, cursor.advanceToNextLine() {
      guard !cursor.isAtEnd() else { continue }
      let start = cursor
      do throws(Diagnostic) {
        try parseLine()
        try cursor.expectEnd()
      } catch {
        diagnostics.append(error.showing(usage))
        names.doubt(everyNameIn: start)
      }
    }
    if !isAborted, diagnostics.count <= ScenarioError.limit {
      if dialect == .scenario, header == nil, !isMissingHeader { reportEmptyText() }
      if blocks.count > 1 { report(unended: blocks[blocks.count - 1], before: nil) }
      reportUnknownNames()
    }
    guard diagnostics.isEmpty else { throw error() }
  }

  private mutating func reportEmptyText() {
    let start = SourceLocation.start
    diagnostics.append(cursor.problem(.missingHeader, "", at: start))
  }

  /// The diagnostics, each with the line that it speaks of.
  private func error() -> ScenarioError {
    let lines = cursor.source.lines(Set(diagnostics.map(\.location.line)))
    return ScenarioError(
      diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.sourceLine = lines[diagnostic.location.line] ?? ""
        return diagnostic
      }
    )
  }
}
