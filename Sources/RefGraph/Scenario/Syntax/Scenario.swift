/// A script of an app's ownership: what exists, what happens, at which moments to look, and what
/// should have been released by then.
///
/// A scenario is text in the scenario language, parsed. Playing it for one setting of its choices
/// gives a ``Timeline``. Equal texts give equal scenarios.
public struct Scenario: Equatable, Sendable {
  /// The word by which the command line knows the scenario.
  public let name: String
  /// What a person calls it.
  public let title: String
  /// The file that the text came from, for messages.
  public let file: String
  /// The scenarios whose declarations and set-up stand before this one's, in that order.
  public let uses: [Use]
  /// Question, misconception, limits and the like, in the order of the text.
  public let remarks: [Remark]
  /// The choices to change for the next play, in the order of the text.
  public let changes: [Change]
  /// The named alternatives that are left to choose, in the order of the text; those of used
  /// scenarios come first, and those that verbs bring with rows of low confidence last.
  public let choices: [Choice]
  /// The choices to which a `use … with` leaves one value: they count in the play, and nobody is
  /// asked for them.
  public let fixed: [ScenarioSetting.Value]
  /// Declared types, in the order of the text; those of used scenarios come first.
  public let types: [TypeDeclaration]
  /// What stands together in pictures, in the order of the text; the groups of used scenarios come
  /// first.
  public let groups: [Group]
  /// What is played, from top to bottom; the set-up of used scenarios comes first.
  public let statements: [Statement]
  /// Whether the scenario is there to be used only: none of its own statements takes a moment. What
  /// handlers of types take does not count.
  public let isPreamble: Bool
  /// The choices that lines declare, those with one value left too.
  let declaredChoices: [Choice]
  /// What the text said, line by line.
  let sources: ScenarioSources

  /// A scenario of these parts, those of the used scenarios first.
  ///
  /// - Parameter choices: all of them, a fixed one with its one value; those of rows come last.
  init(
    name: String,
    title: String,
    file: String,
    uses: [Use],
    remarks: [Remark],
    changes: [Change],
    choices: [Choice],
    types: [TypeDeclaration],
    groups: [Group],
    statements: [Statement],
    sources: ScenarioSources = ScenarioSources()
  ) {
    self.name = name
    self.title = title
    self.file = file
    self.uses = uses
    self.remarks = remarks
    self.changes = changes
    self.types = types
    self.groups = groups
    self.statements = statements
    self.sources = sources
    declaredChoices = choices.filter { $0.fact == nil }
    self.choices = choices.filter { $0.values.count > 1 }
    fixed = choices.filter { $0.values.count == 1 }.map { $0.setting(to: $0.values[0]) }
    let own = statements.dropFirst(uses.reduce(0) { $0 + $1.statementCount })
    isPreamble = !Self.hasMoment(in: own)
  }

  /// A sentence for the reader that changes nothing in the play.
  public struct Remark: Equatable, Sendable {
    /// What the sentence is for.
    public let kind: Kind
    /// The sentence without its quotes.
    public let text: String
    /// Where the line begins.
    public let location: SourceLocation

  }

  /// A choice whose other values are worth a play: `change capture`.
  public struct Change: Equatable, Sendable {
    /// The name of the choice.
    public let choice: String
    /// Where the line begins.
    public let location: SourceLocation
  }

  /// A named alternative, such as `capture = weak | strong`.
  public struct Choice: Equatable, Sendable {
    /// The word before `=`; no option of the command line has it.
    public let name: String
    /// At least two; the first is the default.
    public let values: [String]
    /// Where the line begins.
    public let location: SourceLocation
    /// The row of low confidence between whose readings the choice decides, where the verbs of the
    /// scenario bring the choice; `nil` where a line declares it.
    public let fact: FrameworkFact?

    init(
      name: String,
      values: [String],
      location: SourceLocation,
      fact: FrameworkFact? = nil
    ) {
      self.name = name
      self.values = values
      self.location = location
      self.fact = fact
    }
  }
}
