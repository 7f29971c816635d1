/// The words that lines of the language begin with, besides verbs and references.
enum StatementWord: String, CaseIterable {
  case scenario, use, question, misconception, conclusion
  case cannotProve = "cannot-prove"
  case next, chapter, entry, trigger
  case stoppingPoint = "stopping-point"
  case keyVariable = "key-variable"
  case callStack = "call-stack"
  case logCategory = "log-category"
  case lldb, xcode
  case purpleWarning = "purple-warning"
  case reset, erratum
  case closingQuestion = "closing-question"
  case change, choice, type, group, field, on, end, `let`, root, closure, remove, clear, action, call
  case `super`, event, unordered, moment, `if`, `else`, `repeat`, due, expect, predict, answer

  /// The kind of the remark that the word begins, if it begins one.
  var remark: Scenario.Remark.Kind? { .init(rawValue: rawValue) }

  /// The words of ``GraphNotation``, besides references.
  static let ofGraphs: [StatementWord] = [.let, .root, .due]
}
