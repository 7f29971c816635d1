extension ScenarioParser {
  /// Reads the line that opens a block. The block is open even when the line is wrong, so that its
  /// `end` is not taken for another block's.
  mutating func openBlock(_ keyword: StatementWord, _ word: SourceWord) throws(Diagnostic) {
    guard blocks.count <= Scenario.Limit.nesting else {
      isAborted = true
      throw cursor.problem(.nestedTooDeeply, word.text, at: word.location)
    }
    isPastUses = true
    do throws(Diagnostic) {
      try requirePlace(forBlock: keyword, word)
      let kind = try blockKind(keyword, word)
      blocks.append(OpenBlock(kind, openedBy: word))
    } catch {
      blocks.append(OpenBlock(Self.substitute(for: keyword), openedBy: word))
      throw error
    }
  }

  private mutating func blockKind(
    _ keyword: StatementWord,
    _ word: SourceWord
  ) throws(Diagnostic) -> OpenBlock.Kind {
    switch keyword {
    case .type: return try typeHeader()
    case .on: return try handlerHeader()
    case .closure: return try closureHeader()
    case .action: return .action(try cursor.string("a title in quotes"))
    case .if: return .branch(try condition(), isElse: false)
    case .repeat: return .repetition(try repetitionCount())
    case .predict: return try predictionHeader(word)
    default: return .unordered
    }
  }

  /// A block for a line that was wrong, to hold what follows.
  private static func substitute(for keyword: StatementWord) -> OpenBlock.Kind {
    switch keyword {
    case .type: .type(name: "", superclass: nil)
    case .on: .handler("")
    case .closure: .closure(name: "", captures: [])
    case .action: .action("")
    case .if: .branch([], isElse: false)
    case .repeat: .repetition(.number(1))
    case .predict: .prediction(question: "")
    default: .unordered
    }
  }

  private mutating func repetitionCount() throws(Diagnostic) -> Statement.Operand.Count {
    let word = try cursor.name("a number of repetitions, or a choice")
    guard word.text.allSatisfy({ "0"..."9" ~= $0 }) else {
      names.countChoices.append(word)
      return .choice(word.text)
    }
    guard let count = Int(word.text), (1...Scenario.Limit.repetitions).contains(count) else {
      throw cursor.problem(.invalidCount, word.text, at: word.location)
    }
    return .number(count)
  }

  /// Closes the innermost block and adds what it was to the block around it.
  mutating func endBlock(_ word: SourceWord) throws(Diagnostic) {
    guard blocks.count > 1, !isSurplusEnd(word) else {
      throw cursor.problem(.unmatched, word.text, at: word.location)
    }
    reportMissingAnswers()
    closeBlock()
  }

  /// Closes the innermost block, of which there is one besides the text.
  mutating func closeBlock() {
    let block = blocks.removeLast()
    passMoments(of: block)
    switch block.kind {
    case .top: break
    case .type(let name, let superclass):
      types.append(
        TypeDeclaration(
          name: name,
          superclass: superclass,
          fields: block.fields,
          handlers: block.handlers,
          location: block.opener.location
        )
      )
    case .handler(let name):
      blocks[blocks.count - 1].handlers.append(
        .init(name: name, body: block.body, location: block.opener.location)
      )
    case .closure(let name, let captures, let parameters):
      let closure = Statement.Closure(
        name: name,
        captures: captures,
        parameters: parameters,
        body: block.body
      )
      add(.closure(closure), at: block.opener)
    case .action(let title): add(.action(title: title, body: block.body), at: block.opener)
    case .unordered: add(.unordered(block.body), at: block.opener)
    case .repetition(let count):
      add(.repetition(count: count, body: block.body), at: block.opener)
    case .branch(let tests, _):
      let last = Statement.Branch(tests: tests, body: block.body)
      add(.branch(block.branches + [last]), at: block.opener)
    case .prediction(let question):
      add(.predict(.init(question: question, answers: block.answers)), at: block.opener)
    }
  }

  /// Reads `else` or `else if …`: ends a branch of the innermost block and begins the next.
  mutating func parseElse(_ word: SourceWord) throws(Diagnostic) {
    let innermost = blocks.count - 1
    guard case .branch(let tests, isElse: false) = blocks[innermost].kind else {
      // All branches of a chain whose `if` is lost are one mistake.
      guard !isInLostChain else { return }
      isInLostChain = true
      throw cursor.problem(.unmatched, word.text, at: word.location)
    }
    let isElse = !cursor.skipWord(StatementWord.if.rawValue)
    blocks[innermost].beginBranch(after: tests, isElse: isElse)
    guard !isElse else { return }
    blocks[innermost].kind = .branch(try condition(), isElse: false)
  }
}

extension OpenBlock {
  /// Files the running branch away and begins one that is empty and has no tests yet.
  fileprivate mutating func beginBranch(after tests: [Statement.Test], isElse: Bool) {
    branches.append(.init(tests: tests, body: body))
    momentsOfBranches.merge(moments) { first, _ in first }
    kind = .branch([], isElse: isElse)
    body = []
    made = [:]
    moments = [:]
  }
}
