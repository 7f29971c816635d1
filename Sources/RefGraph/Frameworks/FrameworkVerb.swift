/// A thing that an app asks its frameworks to do, which makes or drops references.
///
/// The syntax of each verb is data, so that the parser, its messages and the language page read
/// one definition. What a verb retains comes from rows of ``FrameworkFact`` only.
public enum FrameworkVerb: String, CaseIterable, Sendable {
  case setRoot
  case push
  case pop
  case show
  case present
  case dismiss
  case settle
  case schedule
  case invalidate
  case fire

  /// A word of the verb's syntax, or a place for an operand.
  public enum SyntaxElement: Equatable, Sendable {
    case word(String)
    /// A place that must name an object, with a description for messages.
    case object(String)
    /// A field that the verb fills, such as `self.timer`, with a description for messages.
    case field(String)
  }

  /// The words and operands of the verb in order; the first is always a word.
  public var syntax: [SyntaxElement] {
    switch self {
    case .setRoot:
      [
        .word("set"), .word("root"), .word("of"), .object("window"), .word("to"),
        .object("controller"),
      ]
    case .push:
      [.word("push"), .object("controller"), .word("onto"), .object("navigation controller")]
    case .pop: [.word("pop"), .object("navigation controller")]
    case .show: [.word("show"), .object("controller"), .word("from"), .object("controller")]
    case .present: [.word("present"), .object("controller"), .word("from"), .object("controller")]
    case .dismiss: [.word("dismiss"), .object("presented controller")]
    case .settle: [.word("settle")]
    case .schedule: [.word("schedule"), .field("timer field"), .word("with"), .object("closure")]
    case .invalidate: [.word("invalidate"), .object("timer")]
    case .fire: [.word("fire"), .object("timer")]
    }
  }

  /// The first word of the verb, by which the language knows it.
  public var word: String {
    if case .word(let word)? = syntax.first { word } else { rawValue }
  }

  /// The framework type that each operand must descend from, in order; `nil` where any type may.
  var operandTypes: [String?] {
    switch self {
    case .setRoot: ["UIWindow", nil]
    case .push: [nil, "UINavigationController"]
    case .pop: ["UINavigationController"]
    case .invalidate, .fire: ["Timer"]
    case .show, .present, .dismiss, .settle, .schedule: []
    }
  }
}
