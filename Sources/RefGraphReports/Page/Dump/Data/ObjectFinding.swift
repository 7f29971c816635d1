internal import RefGraph

/// What a page says of an object in a word and in a sentence.
struct ObjectFinding: Hashable, Sendable {
  /// `leaked`, `possibly held for now`; empty where there is nothing to find.
  let word: String
  /// How the word is shown, by the style sheet.
  let className: String
  /// The sentence, without the object that it is about.
  let sentence: String

  static let released = ObjectFinding(
    word: "released",
    className: "good",
    sentence: "is released: it is gone, as it should be."
  )

  private init(word: String, className: String, sentence: String) {
    self.word = word
    self.className = className
    self.sentence = sentence
  }

  init(of object: ObjectID, in analysis: SnapshotAnalysis) {
    guard let verdict = analysis.verdicts[object] else {
      self = analysis.reachability.holder(of: object) == nil ? .unreached : .alive
      return
    }
    let certainty = verdict.certainty == .certain ? "" : "possibly "
    let word = certainty + verdict.kind.phrase
    let className = verdict.kind.style.className ?? ""
    switch verdict.kind {
    case .released: self = .released
    case .leaked:
      self.init(
        word: word,
        className: className,
        sentence: "is due and \(word): no root reaches it, and nothing will let go of it."
      )
    case .abandoned:
      self.init(
        word: word,
        className: className,
        sentence: "is due and \(word): a permanent root keeps it."
      )
    case .temporarilyHeld:
      let then = verdict.then == .leaked ? ", and would then be leaked" : ""
      self.init(
        word: word,
        className: className,
        sentence: "is due and \(word): only temporary roots keep it, until they end\(then)."
      )
    }
  }

  private static let unreached = ObjectFinding(
    word: "leaked",
    className: "bad",
    sentence: "is leaked: it is alive, and no root reaches it."
  )

  private static let alive = ObjectFinding(
    word: "",
    className: "",
    sentence: "is alive, and not due to be gone."
  )
}
