extension ScenarioParser {
  /// Reads one line that is not empty, from its first word on.
  mutating func parseLine() throws(Diagnostic) {
    usage = nil
    guard let word = try cursor.nameIfAny() else { throw unknownStatement(cursor.wordIfAny()) }
    if cursor.next == UInt8(ascii: ".") {
      usage = Self.referenceUsage
      closeUnendedBlocks(before: word, nil)
      requireHeader(before: word)
      return try addReference(from: word)
    }
    let keyword = StatementWord(rawValue: word.text)
    usage = keyword?.usage ?? Self.referenceUsage
    closeUnendedBlocks(before: word, keyword)
    if keyword == .scenario, dialect == .scenario { return try parseHeader(word) }
    requireHeader(before: word)
    if let call = try verbCall(startingWith: word) {
      try requireStatementPlace(for: word)
      try use(call.operands, of: word)
      return add(.verb(call), at: word)
    }
    guard let keyword, dialect == .scenario || StatementWord.ofGraphs.contains(keyword) else {
      throw unknownStatement(word)
    }
    try parse(keyword, word)
  }

  private mutating func parse(_ keyword: StatementWord, _ word: SourceWord) throws(Diagnostic) {
    switch keyword {
    case .scenario, .use, .choice, .change, .group: try parseDeclaration(keyword, word)
    case _ where keyword.remark != nil: try parseDeclaration(keyword, word)
    case .type, .on, .closure, .action, .unordered, .if, .repeat, .predict:
      try openBlock(keyword, word)
    case .end:
      isInLostChain = false
      try endBlock(word)
    case .else: try parseElse(word)
    case .field: try parseField(word)
    case .answer: try parseAnswer(word)
    default:
      try requireStatementPlace(for: word)
      add(try simpleStatement(keyword, word), at: word)
    }
  }

  /// Appends a statement to the innermost block.
  mutating func add(_ kind: Statement.Kind, at word: SourceWord) {
    isPastUses = true
    blocks[blocks.count - 1].body.append(Statement(kind, at: word.location))
  }

  /// Records the lack of a header once, at the first line that is something else.
  private mutating func requireHeader(before word: SourceWord) {
    guard dialect == .scenario, header == nil, !isMissingHeader else { return }
    isMissingHeader = true
    diagnostics.append(cursor.problem(.missingHeader, word.text, at: word.location))
  }

  private func unknownStatement(_ word: SourceWord) -> Diagnostic {
    var afterName = cursor
    if (try? afterName.arrow()) != nil || cursor.next == UInt8(ascii: "[") {
      return cursor.problem(
        .unexpected(expected: "an object and its field, as in a.field"),
        word.text,
        at: word.location
      )
    }
    let words: [String]
    if dialect == .graph {
      words = StatementWord.ofGraphs.map(\.rawValue)
    } else if case .type = blocks[blocks.count - 1].kind {
      words = [StatementWord.field, .on, .end].map(\.rawValue)
    } else {
      words = StatementWord.allCases.map(\.rawValue) + FrameworkVerb.byFirstWord.keys
    }
    return cursor.problem(
      .unknownStatement(of: dialect),
      word.text,
      at: word.location,
      nearest: NearestName.nearest(to: word.text, among: words)
    )
  }
}
