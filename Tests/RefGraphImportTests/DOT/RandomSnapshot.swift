import RefGraph

/// Random snapshots whose names, types and labels are chosen to break a writer or a reader.
struct RandomSnapshot {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func snapshot() throws(SnapshotError) -> Snapshot {
    var builder = Snapshot.Builder()
    builder.caption = .init(title: optional(), moment: optional(), source: optional())
    let ids = identities()
    let living = Array(ids.prefix(Int.random(in: 0...ids.count, using: &generator)))
    for id in living {
      try builder.addObject(
        id,
        type: text(),
        name: optional(),
        kind: kind(),
        size: Bool.random(using: &generator) ? 0 : generator.next()
      )
    }
    for id in ids.dropFirst(living.count) {
      try builder.addReleased(.init(id: id, name: optional(), type: text(), kind: kind()))
    }
    for _ in 0..<Int.random(in: 0...10, using: &generator) {
      guard let source = living.randomElement(using: &generator),
        let target = living.randomElement(using: &generator)
      else { break }
      try builder.addReference(
        from: source,
        to: target,
        label: text(),
        strength: Strength.allCases.randomElement(using: &generator) ?? .strong,
        fact: Bool.random(using: &generator)
          ? FrameworkFact.all.randomElement(using: &generator) : nil
      )
    }
    var roots: Set<[String]> = []
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      guard let object = living.randomElement(using: &generator) else { break }
      let lifetime = RootLifetime.allCases.randomElement(using: &generator) ?? .permanent
      let label = optional()
      guard roots.insert(["\(object)", lifetime.word, label.map { "+\($0)" } ?? ""]).inserted
      else { continue }
      try builder.addRoot(object, lifetime: lifetime, label: label)
    }
    let due = ids.filter { _ in Bool.random(using: &generator) }
    for id in Bool.random(using: &generator) ? due : due.shuffled(using: &generator) {
      try builder.markDue(id)
    }
    return builder.build()
  }

  /// Counted, or, as in a capture, anything.
  private mutating func identities() -> [ObjectID] {
    let count = Int.random(in: 0...7, using: &generator)
    if Bool.random(using: &generator) { return (0..<count).map { ObjectID(UInt64($0 + 1)) } }
    var ids: [ObjectID] = []
    for _ in 0..<count {
      let id = ObjectID(Bool.random(using: &generator) ? generator.next() : generator.next() % 9)
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  private mutating func kind() -> ObjectKind {
    ObjectKind.allCases.randomElement(using: &generator) ?? .instance
  }

  private mutating func optional() -> String? {
    Int.random(in: 0...3, using: &generator) == 0 ? nil : text()
  }

  private static let pieces = [
    "a", "page", " ", "  ", "\"", "\\", "\\\\", "\\\"", "\\u{41}", "\\n", "\\N", "\n", "\r\n", "\t",
    "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{202E}", "\u{200B}", "\u{FEFF}", "\u{E000}", "é",
    "e\u{301}",
    "\u{1F468}\u{200D}\u{1F469}", "&", "&amp;", "&#10;", "<", ">", "<b>", "-->", ";", "; ", ",",
    "{",
    "}", "[", "]", "=", "->", "--", "#", "#1", "#2", "'", "node", "digraph", "legend", "permanent",
    "3 permanent", "true", "Object", "×2", "«weak»", "?", "+", "/*", "//", "\u{301}",
  ]

  private mutating func text() -> String {
    if Int.random(in: 0...99, using: &generator) == 0 {
      return String(repeating: "long\\", count: 99)
    }
    return (0..<Int.random(in: 0...4, using: &generator))
      .compactMap { _ in Self.pieces.randomElement(using: &generator) }.joined()
  }
}
