internal import RefGraph

extension SnapshotDifference.CycleChange {
  /// The status before and after, and a loop to know the cycle by: `held > leaked: a → b → a`.
  func text() -> StyledText {
    statusText() + StyledText(": ", .caution) + after.loopText()
  }

  /// `held > leaked`; where only the roots' lifetime differs, with it.
  func statusText() -> StyledText {
    let isSameWord = before.status.word == after.status.word
    let words = [before, after].map { isSameWord ? $0.status.phrase : $0.status.word }
    return StyledText(words.joined(separator: " > "), .caution)
  }
}

extension RetainCycle.Status {
  /// The word, and for a held cycle what holds it.
  fileprivate var phrase: String {
    guard case .held(let lifetime) = self else { return word }
    return "\(word) by a \(lifetime.word) root"
  }
}
