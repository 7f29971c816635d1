extension DiagramPlan.Arrow {
  /// What stands at the arrow; nothing at one of which only its strength is known, and that is
  /// strong.
  ///
  /// - Parameter isOnlyCycle: whether there is no other cycle in the picture, so that its number
  ///   says nothing.
  package func lines(isOnlyCycle: Bool) -> [ArrowLine] {
    var lines = [field()].compactMap { $0 }.map { ArrowLine(text: $0, role: .label) }
    switch cycle {
    case nil: break
    case .one(let number):
      lines.append(.init(text: isOnlyCycle ? "↻ cycle" : "↻ cycle \(number)", role: .cycle))
    case .several: lines.append(.init(text: "↻ cycles", role: .cycle))
    }
    if !releases.isEmpty {
      lines.append(.init(text: "✂ cut here releases", role: .cut))
      lines.append(.init(text: released(), role: .cut))
    }
    return lines
  }

  /// The first of its references, whole, for whoever points at the arrow: visible, but not escaped
  /// for any format.
  package func fullText() -> String {
    VisibleText.shortened(example.description, columns: 400)
  }

  /// Whether all arrows that lie on cycles lie on those of one number.
  package static func areOfOneCycle(_ arrows: some Sequence<Self>) -> Bool {
    var seen: Cycle?
    for cycle in arrows.lazy.compactMap(\.cycle) {
      if let seen, seen != cycle { return false }
      seen = cycle
    }
    return true
  }

  private func field() -> String? {
    var words: [String] = []
    if !label.isEmpty { words.append(VisibleText.shortenedByWord(label, columns: 28)) }
    if count > 1 { words.append("×\(CountText.grouped(count))") }
    if let word = strength.arrowWord { words.append("«\(word)»") }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private func released() -> String {
    let names = releases.prefix(2).map { VisibleText.shortenedByWord($0, columns: 24) }
    let rest = releases.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension Strength {
  /// The word at an arrow; a strong reference is the ordinary one and has none.
  package var arrowWord: String? {
    switch self {
    case .strong: nil
    case .weak, .unowned, .unmanaged: word
    case .conservative: "conservative ?"
    }
  }
}
