/// The words in a box for what became of its object.
package struct MarkWords {
  /// The words, or `nil` where there is nothing to say.
  package let text: String?

  package init(of role: DiagramPlan.Role) {
    let verdict = role.mark.map { mark in
      (mark.isPossible ? "possibly " : "") + Self.word(for: mark.verdict)
        + (mark.leaksThen ? ", then LEAKED" : "")
    }
    let words = [role.isDue ? "due" : nil, verdict].compactMap { $0 }
    text = words.isEmpty ? nil : words.joined(separator: " · ")
  }

  /// The word of a verdict, in capitals.
  package static func word(for verdict: Verdict.Kind) -> String {
    switch verdict {
    case .released: "RELEASED"
    case .leaked: "LEAKED"
    case .abandoned: "ABANDONED"
    case .temporarilyHeld: "HELD FOR NOW"
    }
  }
}
