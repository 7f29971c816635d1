extension ScenarioError {
  /// The kinds of mistakes that a text in the scenario language can hold.
  public enum Problem: Equatable, Sendable {
    // What the bytes are.

    /// The text is in UTF-16.
    case encodedAsUTF16
    /// The byte does not belong where it stands in UTF-8.
    case invalidUTF8(byte: UInt8)

    // How words are written.

    /// Something else had to stand here; the text says what.
    case unexpected(expected: String)
    /// A string runs into the end of its line.
    case unendedString
    /// A backslash with something that it cannot be followed by.
    case unknownEscape
    /// A name is longer than ``Scenario/Limit/nameLength`` characters.
    case nameTooLong(characters: Int)
    /// An arrow touches the word before or after it.
    case unspacedArrow

    /// A text that is there to be read, and in which there is nothing but space.
    case emptyText

    // What may stand where.

    /// The text does not start with `scenario NAME "title"`.
    case missingHeader
    /// The first word of a line is neither a statement's nor a verb's.
    case unknownStatement(of: Dialect)
    /// A statement stands where its kind has no meaning; the texts name both.
    case misplaced(where: String, allowed: String)
    /// `end` or `else` with no block that it belongs to.
    case unmatched
    /// A block without an `end` before a line that cannot stand in it or, without a place, before
    /// the end of the text; with the word that opens it.
    case unendedBlock(before: SourceLocation?)
    /// A block deeper than ``Scenario/Limit/nesting``.
    case nestedTooDeeply
    /// A number of repetitions that is no number, or out of range.
    case invalidCount
    /// A number of things that is no number, or out of range.
    case invalidNumber

    // What names mean.

    /// A second declaration where there can be one, and where the first stands.
    case duplicate(Declaration, file: String, SourceLocation)
    /// An object that stands in a group already, and where.
    case groupedTwice(file: String, SourceLocation)
    /// More groups than ``Scenario/Limit/groups``.
    case tooManyGroups
    /// A name that already has a meaning; the text says which.
    case reserved(meaning: String)
    /// A choice with fewer than two values.
    case singleValue
    /// A choice that the scenario does not have.
    case unknownChoice
    /// A choice that the scenario with this name, which a `use` narrows, does not have.
    case foreignChoice(of: String)
    /// A choice that two `use` lines narrow to values that have none in common; the values that the
    /// first leaves.
    case noValueLeft(choice: String, others: [String])
    /// A value that the choice does not have.
    case unknownValue(choice: String)
    /// A choice stands in an arrow, but one of its values is neither a strength nor `none`.
    case choiceIsNoStrength(value: String)
    /// A choice stands for a number, but one of its values is none.
    case choiceIsNoCount(value: String)
    /// An object that nothing in the text makes.
    case unknownName
    /// `self` where no object is running.
    case selfOutsideBody
    /// A used scenario that nobody knows.
    case unknownScenario
    /// A type that is its own superclass, directly or through others.
    case inheritsFromItself
    /// A handler that nothing calls, with a name that is almost that of a callback.
    case uncalledHandler
    /// An expectation in a text that never looks.
    case expectationWithoutMoment
    /// A prediction that leaves nothing to choose.
    case tooFewAnswers
  }

  /// What can be declared only once.
  public enum Declaration: String, Sendable {
    case header = "line"
    case use, choice, value, type, field, handler, object, capture, parameter, moment, answer
    case eventField = "event field"
  }

  /// What a text may hold.
  public enum Dialect: Sendable {
    /// The whole language.
    case scenario
    /// Objects, references and due objects only: see ``GraphNotation``.
    case graph
  }
}
