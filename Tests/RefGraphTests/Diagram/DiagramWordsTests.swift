import Testing

@testable import RefGraph

@Suite struct DiagramWordsTests {
  /// The lines of all boxes of a plan, each with the first letter of what it is said for.
  private static func boxes(_ graph: DrawnGraph) throws -> [[String]] {
    try graph.plan().boxes.map { lines($0.lines()) }
  }

  private static func lines(_ lines: [BoxLine]) -> [String] {
    lines.map { line in
      switch line.role {
      case .name: "name: \(line.text)"
      case .detail: "detail: \(line.text)"
      case .keeper: "keeper: \(line.text)"
      case .mark: "mark: \(line.text)"
      }
    }
  }

  @Test func `a box says its name, what it is, what keeps it and what became of it`() throws {
    var graph = DrawnGraph(
      """
      root app: App permanent
      root loop: RunLoop temporary
      let page: DetailPage
      let onSave: Closure
      let run: Timer
      let box: CapturedVariable
      app.page -> page
      page.onSave -> onSave
      onSave.self -> page
      page.box -> box
      due page
      """
    )
    graph.kinds = ["onSave": .closure, "loop": .system, "run": .system, "box": .box]
    graph.rootLabels = ["app": "the \"app\"\u{7}", "loop": "main"]
    graph.released = [.init(id: ObjectID(99), name: "old", type: "Page")]
    #expect(
      try Self.boxes(graph) == [
        ["name: app", "detail: App", "keeper: permanent root:", #"keeper: the "app"\u{7}"#],
        ["name: loop", "detail: RunLoop", "keeper: temporary root:", "keeper: main"],
        ["name: page", "detail: DetailPage", "mark: due · ABANDONED"],
        ["name: { onSave }", "detail: Closure"],
        ["name: run", "detail: Timer · system object", "mark: LEAKED"],
        ["name: box", "detail: CapturedVariable · box"],
        ["name: old", "detail: Page", "mark: due · RELEASED"],
      ]
    )
  }

  @Test func `a ghost says that it is gone, not what kept it`() throws {
    var graph = DrawnGraph("root app: App permanent")
    graph.released = [.init(id: ObjectID(99), name: "old", type: "Page")]
    #expect(
      try graph.plan().boxes.map { Self.lines($0.lines(isGhost: true)) } == [
        ["name: app", "detail: App", "mark: gone"],
        ["name: old", "detail: Page", "mark: due · RELEASED"],
      ]
    )
  }

  @Test func `what has no name says its type and its number`() throws {
    var builder = Snapshot.Builder()
    try builder.addObject(ObjectID(1), type: "Swift.Array<Swift.Int>", kind: .storage)
    try builder.addObject(ObjectID(2), type: "")
    try builder.addObject(
      ObjectID(3),
      type: "Home.HomeListController.reload(animated:)",
      kind: .frame
    )
    try builder.addObject(
      ObjectID(4),
      type: "UIHostingController<Text>.Coordinator",
      name: "coordinator",
      kind: .storage
    )
    for id in UInt64(1)...4 { try builder.addRoot(ObjectID(id), lifetime: .permanent) }
    for id in UInt64(10)...15 {
      try builder.addObject(ObjectID(id), type: "Cell")
      try builder.addReference(
        from: ObjectID(1),
        to: ObjectID(id),
        label: "[\(id)]",
        strength: .strong
      )
    }
    let plan = DiagramPlan(of: SnapshotAnalysis(of: builder.build()))
    #expect(
      plan.boxes.map { $0.lines().filter { $0.role != .keeper }.map(\.text) } == [
        ["Array<Int>", "#1 · storage"],
        ["no type", "#2"],
        ["reload(animated:)", "Home.HomeListController", "#3 · frame"],
        ["coordinator", "UIHostingController<…>.Coordinator", "storage"],
        ["Cell", "#10"],
        ["5 more Cell"],
      ]
    )
    #expect(
      plan.boxes.map { $0.fullText() } == [
        "Swift.Array<Swift.Int>#1", "#2", "Home.HomeListController.reload(animated:)#3",
        "coordinator: UIHostingController<Text>.Coordinator", "Cell#10", "5 objects of type Cell",
      ]
    )
  }

  @Test func `an arrow says its field, its strength, its cycle and what its cut releases`() throws {
    let plan = try DrawnGraph(
      """
      root app: App permanent
      let page: Page
      let onSave: Closure
      let other: Other
      app.page -> page
      page.onSave -> onSave
      onSave.self -> page
      page.delegate ~> other
      app.cache -[conservative]-> other
      other.other -> other
      due page, onSave
      """
    ).plan()
    #expect(
      plan.arrows.map { $0.lines(isOnlyCycle: false).map(\.text) } == [
        ["page"], ["cache «conservative ?»"],
        ["onSave", "↻ cycle 1", "✂ cut here releases", "onSave"], ["delegate «weak»"],
        ["self", "↻ cycle 1"], ["other", "↻ cycle 2"],
      ]
    )
    let lines = plan.arrows[2].lines(isOnlyCycle: true)
    #expect(lines.map(\.text) == ["onSave", "↻ cycle", "✂ cut here releases", "onSave"])
    #expect(lines.map(\.role) == [.label, .cycle, .cut, .cut])
    #expect(plan.arrows[3].fullText() == "page.delegate ~> other")
    #expect(!DiagramPlan.Arrow.areOfOneCycle(plan.arrows))
    #expect(DiagramPlan.Arrow.areOfOneCycle(plan.arrows.prefix(5)))
  }
}
