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
  /// The named alternatives, in the order of the text; those of used scenarios come first.
  public let choices: [Choice]
  /// Declared types, in the order of the text; those of used scenarios come first.
  public let types: [TypeDeclaration]
  /// What is played, from top to bottom; the set-up of used scenarios comes first.
  public let statements: [Statement]

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
  }
}
