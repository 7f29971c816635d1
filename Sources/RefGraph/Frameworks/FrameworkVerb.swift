/// A thing that an app asks its frameworks to do, which makes or drops references.
///
/// A verb is a value: its syntax, a sentence about it, and what it comes to stand in one place, and
/// the parser, its messages, the language page and the player read them there. What a verb retains
/// comes from rows of ``FrameworkFact`` only. Verbs are told apart by their names.
public struct FrameworkVerb: Sendable {
  /// A short name, such as `set root`: no two verbs share one.
  public let name: String
  /// The words and operands of the verb in order; the first is always a word.
  public let syntax: [SyntaxElement]
  /// What the verb does, in a sentence without its full stop.
  public let summary: String
  /// The rows that it makes references from.
  public let facts: [FrameworkFact]
  /// What it may have the framework call on objects of a scenario.
  public let callbacks: [FrameworkCallback]
  /// The framework's own methods that it is a call of, where the log shows it.
  public let calls: [String]
  /// The objects of the system that it works with.
  public let systemObjects: [SystemObject]
  /// The names of objects that it makes for a scenario to speak of.
  public let makes: [String]
  /// Whether the lines outside any action are over when the verb comes: it lets time pass.
  let endsSetUp: Bool
  /// What the verb comes to, decided from what the stage holds at that time.
  let plan: Plan

  /// Decides what a verb comes to, and may make the objects that it brings.
  typealias Plan = @Sendable (inout FrameworkStage, VerbOperands) throws(Obstacle) -> VerbPlan

  init(
    _ name: String,
    _ syntax: [SyntaxElement],
    summary: String,
    facts: [FrameworkFact] = [],
    callbacks: [FrameworkCallback] = [],
    calls: [String] = [],
    systemObjects: [SystemObject] = [],
    makes: [String] = [],
    endsSetUp: Bool = false,
    plan: @escaping Plan
  ) {
    self.name = name
    self.syntax = syntax
    self.summary = summary
    self.facts = facts
    self.callbacks = callbacks
    self.calls = calls
    self.systemObjects = systemObjects
    self.makes = makes
    self.endsSetUp = endsSetUp
    self.plan = plan
  }
}

extension FrameworkVerb: Equatable {
  /// Whether the two are the same verb.
  public static func == (first: Self, second: Self) -> Bool { first.name == second.name }
}
