extension ScenarioError.Diagnostic {
  /// What to do next, in one line.
  public var remedy: String {
    if let nearest { return "did you mean \"\(VisibleText.escaping(nearest, limit: 60))\"?" }
    return switch problem {
    case .encodedAsUTF16, .invalidUTF8: "save the file as UTF-8"
    case .unexpected(let expected):
      usage.map { "write the line like this: \($0)" } ?? "write \(expected) here"
    case .unendedString: "close it with \"; inside, \\\" is a quote and \\n a line break"
    case .unknownEscape: "write \\\", \\\\, \\n or \\u{…} with a character's number"
    case .emptyText: "write what a reader should see, or leave the line out"
    case .nameTooLong: "choose a shorter name"
    case .unspacedArrow: "write a.field -> b"
    case .missingHeader: "begin the file with a line like: scenario countdown \"The countdown\""
    case .unknownStatement(of: .scenario):
      "begin the line with a statement, a verb, or a reference such as a.field -> b"
    case .unknownStatement(of: .graph):
      "a graph is written with let, root, due and references such as a.field -> b"
    case .misplaced(_, let allowed): "it may stand \(allowed)"
    case .unmatched: "remove it, or open a block before it"
    case .unendedBlock: "close it with a line that says end"
    case .nestedTooDeeply: "move inner blocks into methods, and call those"
    case .invalidCount:
      "write a whole number from 1 to \(Scenario.Limit.repetitions)"
    case .invalidNumber: "write a whole number from 0 to \(Scenario.Limit.repetitions)"
    case .duplicate: "remove one of the two, or give it another name"
    case .groupedTwice: "name it in one place only: a picture shows an object in one group"
    case .tooManyGroups: "give groups that belong together one title"
    case .reserved: "choose another word"
    case .singleValue: "give it at least two values: choice capture = weak | strong"
    case .unknownChoice: "declare it: choice NAME = A | B"
    case .foreignChoice: "narrow a choice of the scenario that the line uses"
    case .noValueLeft: "let both leave a value in common"
    case .unknownValue: "use one of its values, or add this one to them"
    case .choiceIsNoStrength:
      "use a choice whose values are strong, weak, unowned, unmanaged or none"
    case .choiceIsNoCount:
      "use a choice whose values are whole numbers from 0 to \(Scenario.Limit.repetitions)"
    case .unknownName: "make it: let NAME: TYPE"
    case .selfOutsideBody: "use it in a handler of a type, or capture it in a closure"
    case .unknownScenario: "use the name of a scenario, not of its file"
    case .inheritsFromItself: "name another superclass"
    case .uncalledHandler: "call it, or give it the name of a callback"
    case .expectationWithoutMoment: "put a line like \"moment after-pop\" before the expectation"
    case .tooFewAnswers: "write two answers or more: answer \"It goes\" when released page"
    }
  }
}
