/// Which names a text makes, and which it used before anything was known to make them.
struct NameTable {
  /// Names that the text, a scenario that it uses, or a verb makes.
  var made = Set(FrameworkVerb.systemObjects.map(\.name)).union(FrameworkVerb.madeNames)
  /// Names that stand on lines with another mistake: nothing is said about them.
  private var doubtful: Set<String> = []
  /// Uses of names that nothing had made yet.
  private(set) var pending: [Use] = []
  /// Choices in arrows.
  var arrowChoices: [SourceWord] = []
  /// Choices that stand for numbers.
  var countChoices: [SourceWord] = []
  /// Choices and values in conditions.
  var tests: [Test] = []
  /// Names that handlers have.
  var handlers: [SourceWord] = []
  /// Names of methods and fields that some line, or one of a used scenario, calls.
  var calls: Set<String> = []
  private(set) var firstExpectation: SourceLocation?
  var hasMoment = false

  /// Words that were given to fields as values, and that may be names.
  var plainValues: [PlainValueUse] = []

  struct PlainValueUse {
    let value: SourceWord
    let field: Statement.Place
  }

  struct Test {
    let choice: SourceWord
    let values: [SourceWord]
  }

  struct Use {
    let name: SourceWord
    let needsClosure: Bool
  }

  /// Notes a use of an object's name.
  mutating func use(_ name: SourceWord, asClosure needsClosure: Bool) {
    if !made.contains(name.text) { pending.append(Use(name: name, needsClosure: needsClosure)) }
  }

  /// Whether something makes the object: that of the name or, of a numbered one, one of several.
  func isMade(_ name: String) -> Bool {
    made.contains(name) || NameNumbers.split(name).map { made.contains($0.name) } == true
  }

  mutating func noteExpectation(at location: SourceLocation) {
    if firstExpectation == nil { firstExpectation = location }
  }

  /// Says nothing about the names of a line that has another mistake.
  mutating func doubt(everyNameIn line: LineCursor) {
    var cursor = line
    while let (_, length) = cursor.nextScalar {
      if let name = try? cursor.nameIfAny() {
        doubtful.insert(name.text)
      } else {
        cursor.skipScalar(length: length)
      }
    }
  }

  /// Whether a message about the name could be the consequence of another mistake.
  func isDoubtful(_ name: SourceWord) -> Bool { doubtful.contains(name.text) }
}
