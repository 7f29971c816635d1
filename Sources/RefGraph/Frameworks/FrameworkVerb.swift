/// A thing that an app asks its frameworks to do, which makes or drops references.
///
/// The syntax of each verb is data, so that the parser, its messages and the language page read
/// one definition. What a verb retains comes from rows of ``FrameworkFact`` only.
public enum FrameworkVerb: String, CaseIterable, Sendable {
  /// `set root of WINDOW to CONTROLLER`: the root before is due, with all that it holds.
  case setRoot
  /// `push CONTROLLER onto NAVIGATION-CONTROLLER`: onto the top of the stack.
  case push
  /// `pop NAVIGATION-CONTROLLER`: the top of the stack leaves, and is due.
  case pop
  /// `show CONTROLLER from CONTROLLER`: pushes in a navigation controller, presents elsewhere.
  case show
  /// `present CONTROLLER from CONTROLLER`: full screen, by the outermost container of the second.
  case present
  /// `dismiss CONTROLLER`: what is presented leaves, and is due.
  case dismiss
  /// `settle`: transitions in flight end.
  case settle
  /// `schedule FIELD with CLOSURE`: a repeating timer on the main run loop.
  case schedule
  /// `invalidate TIMER`: the run loop lets go of the timer, and the timer of its block.
  case invalidate
  /// `fire TIMER`: one tick.
  case fire

  /// A word of the verb's syntax, or a place for an operand.
  public enum SyntaxElement: Equatable, Sendable {
    /// A word that stands there as it is.
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

  /// The framework type that each operand must descend from, in order; `nil` where it is a
  /// controller, whose type a scenario need not declare.
  var operandTypes: [String?] {
    switch self {
    case .setRoot: ["UIWindow", nil]
    case .push: [nil, "UINavigationController"]
    case .pop: ["UINavigationController"]
    case .show, .present: [nil, nil]
    case .dismiss: [nil]
    case .invalidate, .fire: ["Timer"]
    case .settle, .schedule: []
    }
  }
}
