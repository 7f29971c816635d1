import RefGraph

/// Snapshots that hold everything a snapshot can, at random, with names that are hard on a writer.
struct RandomSnapshot {
  private var numbers: SeededGenerator
  private static let texts = [
    "page", "page", "page#2", "Page#3", "", " ", "\"", "\\", "\n\t\u{0}\u{1B}[31m", "a\u{202E}b",
    "\u{2028}", "é", "e\u{301}", "👩‍🚀", "画面", "</script>", String(repeating: "long ", count: 50),
  ]

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
  }

  mutating func snapshot() throws -> Snapshot {
    var builder = Snapshot.Builder()
    builder.caption = .init(title: text(), moment: text(), source: text())
    let isCapture = Bool.random(using: &numbers)
    let ids = (0..<Int.random(in: 0...8, using: &numbers)).map { number in
      isCapture ? ObjectID(numbers.next()) : ObjectID(UInt64(number + 1))
    }.shuffled(using: &numbers)
    let living = ids.prefix(ids.count - ids.count / 4)
    for id in living {
      try builder.addObject(
        id,
        type: text() ?? "Page",
        name: text(),
        kind: kind(),
        size: Bool.random(using: &numbers) ? 0 : numbers.next()
      )
    }
    for id in ids.dropFirst(living.count) {
      try builder.addReleased(.init(id: id, name: text(), type: text() ?? "Page", kind: kind()))
    }
    for _ in 0..<Int.random(in: 0...12, using: &numbers) {
      guard let source = living.randomElement(using: &numbers),
        let target = living.randomElement(using: &numbers)
      else { break }
      try builder.addReference(
        from: source,
        to: target,
        label: text() ?? "",
        strength: strength(),
        fact: Bool.random(using: &numbers) ? nil : FrameworkFact.all.randomElement(using: &numbers)
      )
    }
    for id in living where Bool.random(using: &numbers) {
      try builder.addRoot(
        id,
        lifetime: Bool.random(using: &numbers) ? .permanent : .temporary,
        label: text()
      )
    }
    for id in ids.shuffled(using: &numbers) where Bool.random(using: &numbers) {
      try builder.markDue(id)
    }
    return builder.build()
  }

  private mutating func text() -> String? {
    Bool.random(using: &numbers) ? Self.texts.randomElement(using: &numbers) : nil
  }

  private mutating func kind() -> ObjectKind {
    ObjectKind.allCases.randomElement(using: &numbers) ?? .instance
  }

  private mutating func strength() -> Strength {
    Strength.allCases.randomElement(using: &numbers) ?? .strong
  }
}
