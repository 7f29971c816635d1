extension ScenarioParser {
  /// Notes that the innermost block comes by the moment.
  ///
  /// A moment may stand in several branches, and in several `if`s, since at most one of them may
  /// hold; it may not stand twice where every setting that comes by the second place has come by
  /// the first.
  mutating func pass(moment name: SourceWord) throws(Diagnostic) {
    names.hasMoment = true
    var isBehindCondition = false
    for block in blocks.reversed() {
      if let passed = block.moments[name.text], !(passed.isConditional && isBehindCondition) {
        throw duplicate(.moment, name, passed.location)
      }
      if block.isBody { break }
      if block.isBranch { isBehindCondition = true }
    }
    blocks[blocks.count - 1].moments[name.text] = .init(
      location: name.location,
      isConditional: false
    )
  }

  /// Hands the moments of a block that has ended to the block around it, if the one is played
  /// where it stands in the other.
  mutating func passMoments(of block: OpenBlock) {
    guard !block.isBody else { return }
    let passed = block.moments.merging(block.momentsOfBranches) { first, _ in first }
    let innermost = blocks.count - 1
    for (name, moment) in passed where blocks[innermost].moments[name] == nil {
      blocks[innermost].moments[name] = .init(
        location: moment.location,
        isConditional: moment.isConditional || block.isBranch
      )
    }
  }
}
