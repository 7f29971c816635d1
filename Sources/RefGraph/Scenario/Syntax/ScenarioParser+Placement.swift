extension ScenarioParser {
  /// Makes sure that an ordinary statement may stand in the innermost block.
  func requireStatementPlace(for word: SourceWord) throws(Diagnostic) {
    let innermost = blocks[blocks.count - 1]
    guard !innermost.mayHoldStatements else { return }
    throw misplaced(
      word,
      in: innermost,
      allowed: "at the top level, in an action, a handler or a closure"
    )
  }

  /// Makes sure that a declaration stands outside of all blocks.
  func requireTopLevel(for word: SourceWord) throws(Diagnostic) {
    guard blocks.count > 1 else { return }
    throw misplaced(word, in: blocks[blocks.count - 1], allowed: "at the top level only")
  }

  /// Makes sure that the block may be opened here.
  func requirePlace(forBlock keyword: StatementWord, _ word: SourceWord) throws(Diagnostic) {
    switch keyword {
    case .type: try requireTopLevel(for: word)
    case .on: try requireType(for: word)
    case .predict:
      try requireStatementPlace(for: word)
      try requireOrder(for: word)
    case .action:
      try requireStatementPlace(for: word)
      guard let obstacle = blocks.first(where: { !$0.mayHoldActions }) else { return }
      throw misplaced(
        word,
        in: obstacle,
        allowed: "at the top level, and in an if or a repeat there"
      )
    default: try requireStatementPlace(for: word)
    }
  }

  /// Makes sure that the innermost block is a type.
  func requireType(for word: SourceWord) throws(Diagnostic) {
    if case .type = blocks[blocks.count - 1].kind { return }
    throw misplaced(word, in: blocks[blocks.count - 1], allowed: "directly in a type only")
  }

  /// Makes sure that the innermost body is a handler that a superclass may have too.
  func requireHandler(for word: SourceWord) throws(Diagnostic) {
    let body = blocks.last { $0.isBody } ?? blocks[0]
    let allowed = "in a callback or a method of a type"
    guard case .handler(let name) = body.kind else {
      throw misplaced(word, in: body, allowed: allowed)
    }
    guard name != "deinit" else {
      throw cursor.problem(
        .misplaced(where: "in a deinit, which runs the superclass's by itself", allowed: allowed),
        word.text,
        at: word.location
      )
    }
  }

  /// Makes sure that the innermost block is a prediction.
  func requirePrediction(for word: SourceWord) throws(Diagnostic) {
    if case .prediction = blocks[blocks.count - 1].kind { return }
    throw misplaced(word, in: blocks[blocks.count - 1], allowed: "in a prediction only")
  }

  /// Makes sure that the place has an order of its own.
  func requireOrder(for word: SourceWord) throws(Diagnostic) {
    let obstacle = blocks.first { block in
      if case .unordered = block.kind { true } else { false }
    }
    guard let obstacle else { return }
    throw misplaced(word, in: obstacle, allowed: "anywhere but in an unordered block")
  }

  private func misplaced(_ word: SourceWord, in block: OpenBlock, allowed: String) -> Diagnostic {
    cursor.problem(
      .misplaced(where: block.place, allowed: allowed),
      word.text,
      at: word.location
    )
  }
}
