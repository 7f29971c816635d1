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
  case change, choice, type, field, on, end, `let`, root, closure, remove, clear, action, call,
    event
  case unordered, moment, `if`, `else`, `repeat`, due, expect, predict, answer

  /// The kind of the remark that the word begins, if it begins one.
  var remark: Scenario.Remark.Kind? { .init(rawValue: rawValue) }

  /// The words of ``GraphNotation``, besides references.
  static let ofGraphs: [StatementWord] = [.let, .root, .due]
}

extension FrameworkVerb {
  /// All verbs by the word that they begin with, each list in the order of the table.
  static let byFirstWord: [String: [FrameworkVerb]] = Dictionary(
    grouping: FrameworkVerb.allCases,
    by: { verb in
      guard case .word(let word) = verb.syntax.first else {
        preconditionFailure("the verb \(verb) does not begin with a word")
      }
      return word
    }
  )
}
