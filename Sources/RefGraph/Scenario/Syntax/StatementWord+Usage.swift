extension StatementWord {
  /// How a line with this word is written, with what is the writer's own in capitals.
  var usage: String {
    switch self {
    case .scenario: "scenario NAME \"TITLE\""
    case .use: "use NAME with CHOICE = VALUE | VALUE"
    case .question, .misconception, .conclusion, .cannotProve, .next, .chapter, .entry, .trigger,
      .stoppingPoint, .keyVariable, .callStack, .logCategory, .lldb, .xcode, .purpleWarning, .reset,
      .erratum, .closingQuestion:
      "\(rawValue) \"SENTENCE\""
    case .change: "change CHOICE"
    case .choice: "choice NAME = VALUE | VALUE"
    case .type: "type NAME: SUPERCLASS"
    case .group: "group \"TITLE\" OBJECT, OBJECT"
    case .field: "field NAME[] weak"
    case .on: "on NAME"
    case .end: "end"
    case .let: "let NAME: TYPE"
    case .root: "root NAME: TYPE temporary"
    case .closure: "closure NAME [NAME -> OBJECT, NAME ~> OBJECT] (NAME, NAME)"
    case .remove: "remove OBJECT from OBJECT.FIELD"
    case .clear: "clear OBJECT.FIELD"
    case .action: "action \"TITLE\""
    case .call: "call OBJECT.METHOD"
    case .super: "super"
    case .event: "event \"TEXT\" NAME=VALUE"
    case .unordered: "unordered"
    case .moment: "moment NAME"
    case .if: "if CHOICE is VALUE or VALUE and CHOICE is not VALUE"
    case .else: "else if CHOICE is VALUE"
    case .repeat: "repeat COUNT"
    case .due: "due OBJECT, OBJECT"
    case .expect: "expect released OBJECT, OBJECT"
    case .predict: "predict \"QUESTION\""
    case .answer: "answer \"TEXT\" when released OBJECT and no cycle"
    }
  }
}
