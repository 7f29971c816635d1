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
  /// Names of the scenarios whose declarations this one uses, in order.
  public let uses: [Use]
  /// Question, misconception, limits and the like, in the order of the text.
  public let remarks: [Remark]
  /// The named alternatives, in the order of the text.
  public let choices: [Choice]
  /// Declared types, in the order of the text; those of a used scenario come first.
  public let types: [TypeDeclaration]
  /// What is played, from top to bottom.
  public let statements: [Statement]

  /// `use NAME`: the declarations and the set-up of another scenario stand before this one's.
  public struct Use: Equatable, Sendable {
    public let name: String
    public let location: SourceLocation
  }

  /// A sentence for the reader that changes nothing in the play.
  public struct Remark: Equatable, Sendable {
    public let kind: Kind
    public let text: String
    public let location: SourceLocation

    public enum Kind: String, CaseIterable, Sendable {
      /// What to predict before looking.
      case question
      /// What people often believe instead.
      case misconception
      /// What the play shows.
      case conclusion
      /// What the play does not show.
      case cannotProve = "cannot-prove"
      /// Where to go from here.
      case next
    }
  }

  /// A named alternative, such as `capture = weak | strong`.
  public struct Choice: Equatable, Sendable {
    public let name: String
    /// At least two; the first is the default.
    public let values: [String]
    public let location: SourceLocation
  }
}
