/// Finding the block whose `end` is missing.
///
/// A text with an `end` for each block is read by its words alone: its indentation is for the reader.
/// Where the numbers differ, one message is due for each block that is not closed, and none for the
/// lines after it; and the indentation, if there is any, says which block that is.
extension ScenarioParser {
  /// Closes the blocks that must be over where the line begins, and reports the one without an `end`.
  mutating func closeUnendedBlocks(before word: SourceWord, _ keyword: StatementWord?) {
    guard surplusOfBlocks != 0, blocks.count > 1 else { return }
    let kept = surplusOfBlocks > 0 ? countOfBlocks(around: word, keyword) : blocks.count
    if kept < blocks.count {
      report(unended: blocks[indexOfUnended(from: kept, before: word)], before: word.location)
      while blocks.count > kept { closeBlock() }
    }
    let innermost = blocks.count - 1
    guard keyword != .end, keyword != .else, blocks[innermost].bodyColumn == nil else { return }
    blocks[innermost].bodyColumn = word.location.column
  }

  /// Which of the open blocks, from one on, lacks its `end`: the innermost, unless only a block around
  /// it is why the line cannot stand there.
  private func indexOfUnended(from first: Int, before word: SourceWord) -> Int {
    let innermost = blocks.count - 1
    guard !blocks[innermost].isOver(at: word.location.column), blocks[innermost].mayHoldActions
    else { return innermost }
    return blocks[first...].lastIndex { !$0.mayHoldActions } ?? innermost
  }

  /// Records that the block has no `end` before a place or, without one, at all.
  mutating func report(unended block: OpenBlock, before place: SourceLocation?) {
    diagnostics.append(
      cursor.problem(
        .unendedBlock(before: place),
        block.opener.text,
        at: block.opener.location
      )
    )
  }

  /// Whether the line's `end` is one too many: it stands deeper than the block that it would close.
  func isSurplusEnd(_ word: SourceWord) -> Bool {
    guard surplusOfBlocks < 0, let block = blocks.last else { return false }
    return block.isIndented(below: word.location.column)
  }

  /// How many of the open blocks, from the outermost, the line can stand in.
  private func countOfBlocks(around word: SourceWord, _ keyword: StatementWord?) -> Int {
    let column = word.location.column
    if blocks[blocks.count - 1].isPrediction, keyword != .answer, keyword != .end {
      return min(blocks.count - 1, countOfBlocks(besidePrediction: keyword, at: column))
    }
    guard keyword != .end, keyword != .else else {
      guard column < blocks[blocks.count - 1].opener.location.column else { return blocks.count }
      let opened = blocks.lastIndex { block in
        block.opener.location.column == column && (keyword == .end || block.isBranch)
      }
      return opened.map { max($0, 1) + 1 } ?? blocks.count
    }
    let byColumn = blocks.indices.dropFirst().first { blocks[$0].isOver(at: column) }
    return min(byColumn ?? blocks.count, countOfBlocks(allowing: keyword, at: column))
  }

  /// The same for a line that cannot stand in the innermost block, a prediction.
  private func countOfBlocks(besidePrediction keyword: StatementWord?, at column: Int) -> Int {
    guard keyword != .else else { return blocks.count }
    let byColumn = blocks.indices.dropFirst().first { blocks[$0].isOver(at: column) }
    return min(byColumn ?? blocks.count, countOfBlocks(allowing: keyword, at: column))
  }

  /// The same, by what the line is.
  private func countOfBlocks(allowing keyword: StatementWord?, at column: Int) -> Int {
    switch keyword {
    case .scenario, .use, .choice, .change, .type, .group: return 1
    case let word? where word.remark != nil: return 1
    case .action: return blocks.firstIndex { !$0.mayHoldActions } ?? blocks.count
    case .on, .field: return blocks.lastIndex(where: \.isType).map { $0 + 1 } ?? blocks.count
    default:
      let innermost = blocks[blocks.count - 1]
      let endsType = innermost.isType && column <= innermost.opener.location.column
      return endsType ? blocks.count - 1 : blocks.count
    }
  }

  /// How many more blocks the text opens than it has `end`s.
  ///
  /// - Complexity: O(the length of the text).
  static func surplusOfBlocks(in source: SourceText) -> Int {
    var cursor = LineCursor(source)
    var surplus = 0
    while cursor.advanceToNextLine() {
      cursor.skipSpace()
      guard let word = try? cursor.nameIfAny(), cursor.next != UInt8(ascii: ".") else { continue }
      switch StatementWord(rawValue: word.text) {
      case .type, .on, .closure, .action, .unordered, .if, .repeat, .predict: surplus += 1
      case .end: surplus -= 1
      default: continue
      }
    }
    return surplus
  }
}

extension OpenBlock {
  /// Whether a line that begins at the column cannot stand in the block, going by how its first line
  /// is indented.
  fileprivate func isOver(at column: Int) -> Bool {
    let opener = opener.location.column
    return column < opener || (column == opener && isIndented(below: opener + 1))
  }

  /// Whether the column and the block's first line are both right of the line that opens it.
  fileprivate func isIndented(below column: Int) -> Bool {
    let opener = opener.location.column
    return column > opener && (bodyColumn ?? opener) > opener
  }

  fileprivate var isPrediction: Bool {
    if case .prediction = kind { true } else { false }
  }

  fileprivate var isType: Bool {
    if case .type = kind { true } else { false }
  }
}
