extension ScenarioParser {
  /// How lines with references are written.
  static let referenceUsage = "OBJECT.FIELD -> OBJECT"

  /// Reads `a.f -> b`, `a.f[] -> b` or `a.f = VALUE`, whose first name was just read.
  mutating func addReference(from first: SourceWord) throws(Diagnostic) {
    try requireStatementPlace(for: first)
    let field = try used(try cursor.place(after: first))
    var afterSpace = cursor
    afterSpace.skipSpace()
    if dialect == .scenario, afterSpace.next == UInt8(ascii: "="),
      afterSpace.afterNext != UInt8(ascii: ">")
    {
      cursor = afterSpace
      return try addValue(of: field, first)
    }
    let appends = try skipBrackets()
    let strength = try strength()
    let target = try used(try cursor.place("an object"))
    add(
      .refer(.init(field: field, appends: appends, strength: strength, target: target)),
      at: first
    )
  }

  /// Reads an arrow, and remembers the choice in it.
  mutating func strength() throws(Diagnostic) -> Statement.ReferenceStrength {
    let arrow = try cursor.arrow()
    if case .choice(let name) = arrow.strength {
      let use = SourceWord(text: name, location: arrow.location)
      guard dialect == .scenario else {
        throw cursor.problem(
          .unexpected(expected: "strong, weak, unowned, unmanaged or conservative"),
          name,
          at: arrow.location,
          nearest: NearestName.nearest(to: name, among: Strength.allCases.map(\.word))
        )
      }
      names.arrowChoices.append(use)
    }
    return arrow.strength
  }
}
