/// The words that lines of the language begin with, besides verbs and references.
enum StatementWord: String, CaseIterable {
  case scenario, use, question, misconception, conclusion
  case cannotProve = "cannot-prove"
  case next, choice, type, field, on, end, `let`, root, closure, remove, clear, action, call
  case `super`, event, unordered, moment, `if`, `else`, `repeat`, due, expect

  /// The words of ``GraphNotation``, besides references.
  static let ofGraphs: [StatementWord] = [.let, .root, .due]
}
