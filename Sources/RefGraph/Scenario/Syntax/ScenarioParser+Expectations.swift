extension ScenarioParser {
  /// Reads what follows `expect`.
  mutating func expectation() throws(Diagnostic) -> Statement.Expectation {
    let start = cursor
    let word = try cursor.name(Self.expectations)
    if let verdict = Verdict.Kind(rawValue: word.text) {
      return .verdict(verdict, try usedPlaces())
    }
    usage = Self.expectationUsages[word.text] ?? usage
    switch word.text {
    case "alive": return .alive(try usedPlaces())
    case "nil": return .empty(try usedFields())
    case "cycle": return .cycle(try usedPlaces())
    case "no":
      if cursor.skipWord("log") {
        usage = Self.expectationUsages["log"].map {
          $0.replacing("expect log", with: "expect no log")
        }
        return .noLog(try logEntries())
      }
      guard cursor.skipWord("cycle") else { throw cursor.expected("\"cycle\" or \"log\"") }
      return .noCycle
    case "owner":
      let owner = try used(try cursor.place("an owner"))
      try cursor.expectWord("of")
      return .owner(owner, of: try used(try cursor.place("an object")))
    case "crash": return .crash
    case "warning": return .warning
    case "log": return .log(try logSteps())
    default:
      let others = ["alive", "nil", "cycle", "no", "owner", "crash", "warning", "log"]
      let known = Verdict.Kind.allCases.map(\.rawValue) + others
      throw start.problem(
        .unexpected(expected: Self.expectations),
        word.text,
        at: word.location,
        nearest: NearestName.nearest(to: word.text, among: known)
      )
    }
  }

  private mutating func usedFields() throws(Diagnostic) -> [Place] {
    var fields: [Place] = []
    repeat {
      fields.append(try used(try cursor.field("a field, as in a.field")))
    } while cursor.skipComma()
    return fields
  }

  /// How lines are written that begin with `expect` and one of these words.
  static let expectationUsages = [
    "nil": "expect nil OBJECT.FIELD, OBJECT.FIELD", "cycle": "expect cycle OBJECT OBJECT",
    "no": "expect no cycle",
    "owner": "expect owner OWNER of OBJECT", "crash": "expect crash",
    "warning": "expect warning",
    "log": "expect log OBJECT.CALLBACK, \"TEXT\" NAME=VALUE",
  ]

  private static let expectations =
    Verdict.Kind.allCases.map(\.rawValue).joined(separator: ", ")
    + ", alive, nil, cycle, no cycle, owner, crash, warning, log or no log"
}
