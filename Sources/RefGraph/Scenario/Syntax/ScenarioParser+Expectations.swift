extension ScenarioParser {
  /// Reads what follows `expect`.
  mutating func expectation() throws(Diagnostic) -> Statement.Expectation {
    let start = cursor
    let word = try cursor.name(Self.expectations)
    if let verdict = Verdict.Kind(rawValue: word.text) {
      return .verdict(verdict, try usedPlaces())
    }
    usage = Self.usages[word.text] ?? usage
    switch word.text {
    case "alive": return .alive(try usedPlaces())
    case "cycle": return .cycle(try usedPlaces())
    case "no":
      try cursor.expectWord("cycle")
      return .noCycle
    case "owner":
      let owner = try used(try cursor.place("an owner"))
      try cursor.expectWord("of")
      return .owner(owner, of: try used(try cursor.place("an object")))
    case "crash": return .crash
    default:
      let known = Verdict.Kind.allCases.map(\.rawValue) + ["alive", "cycle", "no", "owner", "crash"]
      throw start.problem(
        .unexpected(expected: Self.expectations),
        word.text,
        at: word.location,
        nearest: NearestName.nearest(to: word.text, among: known)
      )
    }
  }

  private static let usages = [
    "cycle": "expect cycle OBJECT OBJECT", "no": "expect no cycle",
    "owner": "expect owner OWNER of OBJECT", "crash": "expect crash",
  ]

  private static let expectations =
    Verdict.Kind.allCases.map(\.rawValue).joined(separator: ", ")
    + ", alive, cycle, no cycle, owner or crash"
}
