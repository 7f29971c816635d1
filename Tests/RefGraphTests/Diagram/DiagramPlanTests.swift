import RefGraph
import Testing

@Suite struct DiagramPlanTests {
  /// A list with `count` cells, each with a label.
  private static func list(cells count: Int, due: String = "") throws -> DrawnGraph {
    var lines = ["root app: App permanent", "let list: List", "let page: Page"]
    lines += (0..<count).flatMap { ["let cell\($0): Cell", "let text\($0): Label"] }
    lines += ["app.list -> list", "list.page -> page"]
    lines += (0..<count).map { "list.cell\($0) -> cell\($0)" }
    lines += (0..<count).map { "cell\($0).text -> text\($0)" }
    lines += (0..<count).map { "cell\($0).delegate ~> list" }
    return DrawnGraph((lines + [due]).joined(separator: "\n"))
  }

  private static func lines(_ plan: DiagramPlan) -> [String] {
    plan.arrows.map { arrow in
      let label = arrow.count == 1 ? arrow.label : "\(arrow.label) ×\(arrow.count)"
      let ends = (plan.boxes[arrow.source].id, plan.boxes[arrow.target].id)
      return "\(ends.0).\(label) \(arrow.strength.arrow) \(ends.1)"
    }
  }

  private static func elements(_ count: Int) throws -> Snapshot {
    var builder = Snapshot.Builder()
    let list = ObjectID(1)
    try builder.addObject(list, type: "List", name: "list")
    try builder.addRoot(list, lifetime: .permanent)
    for index in 0..<count {
      let cell = ObjectID(UInt64(index * 2 + 2))
      let text = ObjectID(UInt64(index * 2 + 3))
      try builder.addObject(cell, type: "Cell")
      try builder.addObject(text, type: "Label")
      try builder.addReference(from: list, to: cell, label: "cells[\(index)]", strength: .strong)
      try builder.addReference(from: cell, to: text, label: "text", strength: .strong)
      try builder.addReference(from: cell, to: list, label: "delegate", strength: .weak)
    }
    return builder.build()
  }

  @Test func `more than three objects that are alike become an example and the rest`() throws {
    let plan = DiagramPlan(of: SnapshotAnalysis(of: try Self.elements(13)))
    #expect(
      plan.boxes.map(\.id) == ["list", "Cell#2", "Label#3", "12 more Cell", "12 Label"]
    )
    #expect(
      Self.lines(plan) == [
        "list.cells[0] -> Cell#2",
        "list.cells[] ×12 -> 12 more Cell",
        "Cell#2.text -> Label#3",
        "Cell#2.delegate ~> list",
        "12 more Cell.text ×12 -> 12 Label",
        "12 more Cell.delegate ×12 ~> list",
      ]
    )
    #expect(plan.hiddenObjectCount == 0)
  }

  @Test func `three objects that are alike stay apart`() throws {
    let plan = DiagramPlan(of: SnapshotAnalysis(of: try Self.elements(3)))
    #expect(
      plan.boxes.map(\.id)
        == ["list", "Cell#2", "Label#3", "Cell#4", "Label#5", "Cell#6", "Label#7"]
    )
  }

  @Test func `objects in different fields stay apart where all fit`() throws {
    let plan = try Self.list(cells: 5).plan()
    #expect(plan.boxes.count == 13)
    #expect(plan.hiddenObjectCount == 0)
  }

  @Test func `what does not fit beside an object is one mixed crowd`() throws {
    let plan = try Self.list(cells: 30).plan()
    #expect(
      plan.boxes.map(\.id) == [
        "app", "list", "page", "cell0", "text0", "cell1", "text1", "cell2", "text2",
        "27 more objects",
      ]
    )
    #expect(plan.objectCount == 63)
    #expect(plan.hiddenObjectCount == 27)
  }

  @Test func `a due object stands alone among its like`() throws {
    let plan = try Self.list(cells: 30, due: "due cell17").plan(limit: 6)
    #expect(plan.boxes.map(\.id).contains("cell17"))
    let box = try #require(plan.boxes.first { $0.id == "cell17" })
    #expect(box.role.isDue)
    #expect(box.role.mark?.verdict == .abandoned)
    #expect(plan.boxes.count <= 6)
  }

  @Test(arguments: [1, 2, 3, 4, 10, 1000])
  func `there are never more boxes than the limit`(limit: Int) throws {
    let plan = try Self.list(cells: 100, due: "due page, cell3").plan(limit: limit)
    #expect(plan.boxes.count <= limit)
    let shown = plan.boxes.reduce(0) { sum, box in
      if case .crowd(let crowd) = box.content { sum + crowd.count } else { sum + 1 }
    }
    #expect(shown + plan.hiddenObjectCount == 203)
  }

  @Test func `with little room the due object and its path come first`() throws {
    let plan = try Self.list(cells: 100, due: "due page").plan(limit: 3)
    #expect(plan.boxes.map(\.id) == ["app", "list", "page"])
  }

  private static func page() -> DrawnGraph {
    var graph = DrawnGraph(
      """
      root app: App permanent
      root pool: AutoreleasePool temporary
      let list: List
      let page: Page
      let block: Closure
      let image: Image
      let pixels: Pixels
      let other: Other
      app.list -> list
      app.other -> other
      list.page -> page
      pool.0 -> page
      page.onSave -> block
      block.self -> page
      page.image -> image
      image.pixels -> pixels
      """
    )
    graph.kinds = ["block": .closure]
    return graph
  }

  @Test func `a focus fades what is not the object, its paths and its neighbours`() throws {
    let plan = try Self.page().plan(focus: "page")
    #expect(
      plan.boxes.map(\.id)
        == ["app", "pool", "list", "page", "block", "image", "pixels", "other"]
    )
    #expect(plan.boxes.filter(\.role.isFocus).map(\.id) == ["page"])
    #expect(plan.boxes.filter(\.role.isFaded).map(\.id) == ["pixels", "other"])
    #expect(plan.arrows.filter(\.isFaded).map(\.label) == ["other", "pixels"])
    #expect(plan.hiddenObjectCount == 0)
  }

  @Test(arguments: [
    (0, ["image", "pixels", "other"]), (1, ["pixels", "other"]), (2, ["other"]), (3, []), (99, []),
  ])
  func `the depth tells how far neighbours reach`(depth: Int, faded: [String]) throws {
    let snapshot = try Self.page().snapshot()
    let page = try #require(snapshot.object(named: "page")).id
    let plan = DiagramPlan(of: SnapshotAnalysis(of: snapshot), focus: page, depth: depth)
    #expect(plan.boxes.filter(\.role.isFaded).map(\.id) == faded)
  }

  @Test func `with little room the focus comes first, then what answers`() throws {
    let graph = try Self.list(cells: 100, due: "due cell5")
    let plan = try graph.plan(focus: "text9", limit: 6)
    #expect(plan.boxes.map(\.id) == ["app", "list", "cell5", "cell9", "text9"])
    #expect(plan.boxes.filter(\.role.isFaded).map(\.id) == ["cell5"])
  }

  @Test(arguments: [
    (0, ["app", "pool"]), (1, ["app", "pool", "list", "page", "other"]),
    (2, ["app", "pool", "list", "page", "block", "image", "other"]),
  ])
  func `without a focus the depth tells how far from what answers`(
    depth: Int,
    shown: [String]
  ) throws {
    var graph = Self.page()
    graph.notation = graph.notation.replacing("\nblock.self -> page", with: "")
    let plan = DiagramPlan(of: SnapshotAnalysis(of: try graph.snapshot()), depth: depth)
    #expect(plan.boxes.map(\.id) == shown)
  }

  @Test func `one cut is shown where it releases the page and its closure`() throws {
    let plan = try DrawnGraph(
      """
      root app: App permanent
      let list: List
      let page: Page
      let block: Closure
      app.list -> list
      list.page -> page
      page.onSave -> block
      due block, page
      """
    ).plan()
    #expect(
      plan.arrows.filter { !$0.releases.isEmpty }.map { "\($0.label): \($0.releases)" }
        == [#"page: ["block", "page"]"#]
    )
  }

  @Test func `what is held for now needs no cut`() throws {
    let plan = try DrawnGraph(
      """
      root transition: Transition temporary
      let page: Page
      transition.from -> page
      due page
      """
    ).plan()
    #expect(plan.arrows.map(\.releases) == [[]])
  }

  @Test func `objects of one name have boxes of two names`() throws {
    var builder = Snapshot.Builder()
    for number in UInt64(1)...3 {
      try builder.addObject(ObjectID(number), type: "Page", name: "page")
    }
    try builder.addObject(ObjectID(4), type: "Page", name: "page#2")
    try builder.addObject(ObjectID(5), type: "Page", name: "legend")
    for number in UInt64(1)...5 { try builder.addRoot(ObjectID(number), lifetime: .permanent) }
    let plan = DiagramPlan(of: SnapshotAnalysis(of: builder.build()))
    #expect(plan.boxes.map(\.id) == ["page", "page#2", "page#3", "page#2#4", "legend#5"])
  }

  @Test func `many references between two objects become one arrow`() throws {
    var builder = Snapshot.Builder()
    try builder.addObject(ObjectID(1), type: "A", name: "a")
    try builder.addObject(ObjectID(2), type: "B", name: "b")
    try builder.addRoot(ObjectID(1), lifetime: .permanent)
    for number in 0..<1000 {
      try builder.addReference(
        from: ObjectID(1),
        to: ObjectID(2),
        label: "field\(number)x",
        strength: number == 7 ? .weak : .strong
      )
    }
    let plan = DiagramPlan(of: SnapshotAnalysis(of: builder.build()))
    #expect(Self.lines(plan) == ["a. ×999 -> b", "a.field7x ~> b"])
  }

  @Test func `thousands of leaked pages of one type are two boxes and a cycle`() throws {
    var builder = Snapshot.Builder()
    for number in 0..<2000 {
      let page = ObjectID(UInt64(number * 2 + 1))
      let block = ObjectID(UInt64(number * 2 + 2))
      try builder.addObject(page, type: "Page")
      try builder.addObject(block, type: "Closure", kind: .closure)
      try builder.addReference(from: page, to: block, label: "onSave", strength: .strong)
      try builder.addReference(from: block, to: page, label: "self", strength: .strong)
      try builder.markDue(page)
    }
    let plan = DiagramPlan(of: SnapshotAnalysis(of: builder.build()))
    #expect(
      plan.boxes.map(\.id) == ["Page#1", "Closure#2", "1999 more Page", "1999 more Closure"]
    )
    #expect(plan.arrows.count < 20)
  }
}
