@testable import RefGraph
import Testing

/// A snapshot as a scenario, and back.
@Suite struct ScenarioShowingTests {
  @Test func `a snapshot becomes objects, references and one moment`() throws {
    let graph = try TestGraph(
      """
      root app: App
      app.page -> page
      page.items[] -> item
      page.owner -[unowned]-> app
      item.page ~> page
      due page
      """
    )
    #expect(
      Scenario(showing: try graph.snapshot()).text() == """
        scenario snapshot "A snapshot"

        question "Which objects should be gone by now, and what keeps them?"

        root app: Object
        let page: Object
        let item: Object
        app.page -> page
        page.items -> item
        page.owner -[unowned]-> app
        item.page ~> page
        due page
        moment captured
        expect abandoned page
        expect no cycle

        """
    )
  }

  @Test func `elements, closures, due released objects and a short moment are kept`() throws {
    var builder = Snapshot.Builder()
    builder.caption = .init(title: "After the \"pop\"", moment: "after-pop")
    try builder.addObject(ObjectID(1), type: "App", name: "app")
    try builder.addObject(ObjectID(2), type: "() -> Void", name: "block", kind: .closure)
    try builder.addObject(ObjectID(3), type: "Item", name: nil)
    try builder.addReleased(.init(id: ObjectID(4), name: "page", type: "Page"))
    try builder.addReleased(.init(id: ObjectID(5), name: "forgotten", type: "Page"))
    try builder.addRoot(ObjectID(1), lifetime: .temporary, label: "pool")
    for (label, target) in [("items[0]", 2), ("items[1]", 3), ("twice", 2), ("twice", 3), ("", 3)] {
      try builder.addReference(
        from: ObjectID(1),
        to: ObjectID(UInt64(target)),
        label: label,
        strength: .strong
      )
    }
    try builder.addReference(from: ObjectID(2), to: ObjectID(1), label: "self", strength: .weak)
    try builder.markDue(ObjectID(4))
    #expect(
      Scenario(showing: builder.build(), name: "story").text() == """
        scenario story "After the \\"pop\\""

        question "Which objects should be gone by now, and what keeps them?"

        root app: App temporary
        closure block
        end
        let Item-3: Item
        let page: Page
        app.items[] -> block
        app.items[] -> Item-3
        app.twice[] -> block
        app.twice[] -> Item-3
        app.field -> Item-3
        block.self ~> app
        due page
        moment after-pop
        expect released page
        expect no cycle

        """
    )
  }

  @Test(
    arguments: [
      ("after-pop", "after-pop"), ("詳細", "詳細"), (nil, "captured"), ("", "captured"),
      ("self", "captured"), ("The user logs out from a modal.", "captured"), ("-x", "captured"),
      (String(repeating: "a", count: 31), "captured"),
    ] as [(String?, String)]
  )
  func `the moment's name is the caption's where it is short`(moment: String?, name: String) throws
  {
    var builder = Snapshot.Builder()
    builder.caption = .init(moment: moment)
    let scenario = Scenario(showing: builder.build())
    #expect(scenario.statements.map(\.kind) == [.moment(name)])
  }

  private static let hostile = [
    "", " ", "self", "let", "end", "moment", "a b", "a.b", "-", "--x--", "é\u{301}\u{301}", "👩‍💻",
    "\u{0}", "line\nbreak", "\u{202E}abc", "\u{301}", "\u{345}x", "#", "\"", "\\", "x[", "x[0]",
    "]", "[0]", "[", "1", "runLoop", "T temporary", "T permanent", "a: b",
    String(repeating: "long ", count: 200), String(repeating: "e\u{301}", count: 300),
    String(repeating: "a", count: 99) + " b", "after-pop",
  ]

  @Test func `any names, labels and types make a text that is read and played`() throws {
    var builder = Snapshot.Builder()
    builder.caption = .init(title: Self.hostile.joined(separator: "\u{7}"), moment: "\u{0}\n")
    for (index, text) in Self.hostile.enumerated() {
      let id = ObjectID(UInt64(index + 1))
      try builder.addObject(id, type: text, name: text)
      try builder.addRoot(id, lifetime: .permanent)
    }
    for index in Self.hostile.indices {
      for other in Self.hostile.indices {
        try builder.addReference(
          from: ObjectID(UInt64(index + 1)),
          to: ObjectID(UInt64(other + 1)),
          label: Self.hostile[other],
          strength: .strong
        )
      }
    }
    let text = Scenario(showing: builder.build()).text()
    let scenario = try Scenario(parsing: text, file: "hostile")
    let timeline = try scenario.play(scenario.defaultSetting)
    let snapshot = try #require(timeline.moment(named: "captured")?.snapshot)
    #expect(snapshot.objects.map(\.type) == Self.hostile)
    #expect(snapshot.referenceCount == Self.hostile.count * Self.hostile.count)
    #expect(Set(snapshot.objects.map(\.handle)).count == Self.hostile.count)
  }

  @Test func `random snapshots come back the same but for names`() throws {
    for seed in 0..<400 as Range<UInt64> {
      let graph = TestGraph.random(seed: seed).withoutOrphans()
      let snapshot = try graph.snapshot()
      let text = Scenario(showing: snapshot).text()
      let scenario = try Scenario(parsing: text, file: "shown")
      let timeline = try scenario.play(scenario.defaultSetting)
      let shown = try #require(timeline.moments.first?.snapshot)
      #expect(Structure(of: shown) == Structure(of: snapshot), "seed \(seed)\n\(graph)\n\(text)")
      let check = ExpectationCheck(of: timeline)
      let verdictCount = timeline.expectations.count { expectation in
        if case .verdict = expectation.kind { true } else { false }
      }
      #expect(verdictCount == Set(graph.due).count, "seed \(seed)\n\(text)")
      #expect(check.expectationCount > verdictCount || graph.due.isEmpty, "seed \(seed)\n\(text)")
      #expect(check.failures.map(\.message) == [], "seed \(seed)\n\(text)")
    }
  }

  @Test func `each verdict is expected, but not of orphans and of what only they own`() throws {
    let snapshot = try TestGraph(
      """
      root app: App
      root pool: Pool temporary
      app.kept -> kept
      pool.brief -> brief
      lost.other -> lostToo
      lostToo.other -> lost
      lost.behind -> behind
      orphan.held -> held
      due held, behind, kept, orphan, lost, brief
      """
    ).snapshot()
    let text = Scenario(showing: snapshot).text()
    #expect(
      text.split(separator: "\n").suffix(5) == [
        "moment captured", "expect leaked behind, lost", "expect abandoned kept",
        "expect temporarily-held brief", "expect cycle lost lostToo",
      ]
    )
    let scenario = try Scenario(parsing: text, file: "shown")
    let check = ExpectationCheck(of: try scenario.play(scenario.defaultSetting))
    #expect(check.expectationCount == 5)
    #expect(check.failures.map(\.message) == [])
  }

  @Test func `what random snapshots expect holds, orphans or not`() throws {
    for seed in 0..<200 as Range<UInt64> {
      let graph = TestGraph.random(seed: seed)
      let text = Scenario(showing: try graph.snapshot()).text()
      let scenario = try Scenario(parsing: text, file: "shown")
      let check = ExpectationCheck(of: try scenario.play(scenario.defaultSetting))
      #expect(check.failures.map(\.message) == [], "seed \(seed)\n\(graph)\n\(text)")
    }
  }
}

/// What of a snapshot does not depend on names and identities.
private struct Structure: Equatable {
  let types: [String]
  let references: [[String]]
  let roots: [String]
  let due: [Int]

  init(of snapshot: Snapshot) {
    types = snapshot.objects.map(\.type)
    references = snapshot.objects.map { object in
      object.references.map { "\($0.strength.word) \($0.targetIndex)" }
    }
    // An object that is a root twice is one for the longer time.
    roots = snapshot.objects.map { object in
      let lifetimes = snapshot.roots.filter { $0.object == object.id }.map(\.lifetime)
      return lifetimes.contains(.permanent) ? "permanent" : lifetimes.isEmpty ? "" : "temporary"
    }
    due = snapshot.due.compactMap { snapshot.index(of: $0) }
  }
}

extension TestGraph {
  /// The graph without what nothing owns, and what only that owned.
  fileprivate func withoutOrphans() -> TestGraph {
    var kept = Set(names.indices)
    while true {
      let owned = Set(
        arrows.filter {
          kept.contains($0.from) && ($0.strength == .strong || $0.strength == .conservative)
        }
        .map(\.to)
      )
      let next = kept.filter { node in owned.contains(node) || roots.contains { $0.node == node } }
      if next == kept { break }
      kept = next
    }
    let order = kept.sorted()
    var place: [Int: Int] = [:]
    for (index, node) in order.enumerated() { place[node] = index }
    var graph = TestGraph(names: order.map { names[$0] })
    graph.arrows = arrows.compactMap { arrow in
      guard let from = place[arrow.from], let to = place[arrow.to] else { return nil }
      var arrow = arrow
      (arrow.from, arrow.to) = (from, to)
      return arrow
    }
    graph.roots = roots.compactMap { root in
      place[root.node].map { Root(node: $0, lifetime: root.lifetime) }
    }
    graph.due = due.compactMap { place[$0] }
    return graph
  }
}
