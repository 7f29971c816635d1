extension ScenarioError.Diagnostic {
  /// What is wrong, in one line without place or remedy.
  public var message: String {
    let quoted = Self.delimited(found)
    return switch problem {
    case .encodedAsUTF16: "the text is in UTF-16, not in UTF-8"
    case .invalidUTF8(let byte): "the byte 0x\(String(byte, radix: 16)) is not valid UTF-8 here"
    case .unexpected(let expected):
      "expected \(expected), found \(found.isEmpty ? "the end of the line" : quoted)"
    case .unendedString: "the string has no closing quote on its line"
    case .unknownEscape: "no character is written \(quoted)"
    case .emptyText: "nothing stands in the text"
    case .nameTooLong(let characters):
      "a name of \(characters) characters; at most \(Scenario.Limit.nameLength) are allowed"
    case .unspacedArrow: "an arrow needs a space on each side"
    case .missingHeader: "a scenario starts with its name and title, found \(foundOrNothing)"
    case .unknownStatement: "no statement begins with \(quoted)"
    case .misplaced(let place, _): "\(quoted) cannot stand \(place)"
    case .unmatched: "\(quoted) belongs to no open block"
    case .unendedBlock(let place):
      "the block that \(quoted) opens has no \"end\""
        + (place.map { " before line \($0.line)" } ?? "")
    case .nestedTooDeeply: "blocks are nested more than \(Scenario.Limit.nesting) deep"
    case .invalidCount: "\(quoted) is no number of repetitions"
    case .invalidNumber: "\(quoted) is no number that a verb takes"
    case .duplicate(let kind, let otherFile, let place):
      "the \(kind.rawValue) \(quoted) is there already, at \(shown(place, in: otherFile))"
    case .groupedTwice(let otherFile, let place):
      "\(quoted) stands in a group already, at \(shown(place, in: otherFile))"
    case .tooManyGroups: "there are more than \(Scenario.Limit.groups) groups"
    case .reserved(let meaning): "\(quoted) \(meaning), so nothing else can have this name"
    case .singleValue: "the choice \(quoted) leaves nothing to choose"
    case .unknownChoice: "no choice is named \(quoted)"
    case .foreignChoice(let scenario):
      "\"\(VisibleText.escaping(scenario, limit: 60))\" has no choice named \(quoted)"
    case .noValueLeft(let choice, let others):
      "no value is left of the choice \"\(VisibleText.escaping(choice, limit: 60))\": another use "
        + "leaves \(VisibleText.escaping(others.joined(separator: " | "), limit: 120))"
    case .unknownValue(let choice):
      "the choice \"\(VisibleText.escaping(choice, limit: 60))\" has no value \(quoted)"
    case .choiceIsNoStrength(let value):
      "the choice \(quoted) stands in an arrow, but its value "
        + "\"\(VisibleText.escaping(value, limit: 60))\" is no strength"
    case .choiceIsNoCount(let value):
      "the choice \(quoted) stands for a number, but its value "
        + "\"\(VisibleText.escaping(value, limit: 60))\" is none"
    case .unknownName: "nothing makes an object named \(quoted)"
    case .selfOutsideBody: "no object is running here that \"self\" could name"
    case .unknownScenario: "no scenario is named \(quoted)"
    case .inheritsFromItself: "the type \(quoted) inherits from itself"
    case .uncalledHandler: "neither a framework nor a line of the text calls \(quoted)"
    case .expectationWithoutMoment: "nothing is expected of a moment, since there is none"
    case .tooFewAnswers: "a prediction with fewer than two answers leaves nothing to choose"
    }
  }

  /// A place, with the file where it is another one.
  private func shown(_ place: SourceLocation, in other: String) -> String {
    (other == file ? "" : VisibleText.escaping(other, limit: 300) + ":") + place.description
  }

  private var foundOrNothing: String {
    found.isEmpty ? "nothing" : Self.delimited(found)
  }

  /// A piece of the text in quotes or, where it holds quotes itself, in backticks.
  private static func delimited(_ text: String) -> String {
    let shown = VisibleText.escaping(text, limit: 60)
    return shown.contains("\"") ? "`\(shown)`" : "\"\(shown)\""
  }
}
