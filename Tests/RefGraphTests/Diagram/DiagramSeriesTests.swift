import Testing

@testable import RefGraph

@Suite struct DiagramSeriesTests {
  private static func series(
    _ plays: [String]...,
    released: [Int: [Snapshot.ReleasedObject]] = [:],
    limit: Int = DiagramPlan.defaultLimit
  ) throws -> DiagramSeries {
    DiagramSeries(
      of: try plays.map { moments in
        var ids = DrawnMoments()
        return .init(
          analyses: try moments.enumerated().map { number, notation in
            SnapshotAnalysis(
              of: try ids.snapshot(notation, released: released[number] ?? [])
            )
          }
        )
      },
      limit: limit
    )
  }

  /// A list with these cells as its elements.
  private static func list(_ cells: some Sequence<Int>) -> String {
    let makes = cells.map { "let cell\($0): Cell" }
    let refers = cells.map { "list.at\($0) -> cell\($0)" }
    return (["root list: List permanent"] + makes + refers).joined(separator: "\n")
  }

  @Test func `what comes and goes keeps its box and its arrow`() throws {
    let made = "root app: App permanent\nlet list: List\napp.list -> list"
    let opened = made + "\nlet page: Page\nlist.page -> page\npage.list ~> list"
    let series = try Self.series([made, opened, made])
    #expect(series.boxes.map(\.id) == ["app", "list", "page"])
    #expect(series.boxesByFrame() == ["+app +list .page", "+app +list +page", "+app +list -page"])
    #expect(
      series.arrows.map { "\($0.source).\($0.label) \($0.target) \($0.owns)" } == [
        "0.list 1 true", "1.page 2 true", "2.list 1 false",
      ]
    )
    #expect(series.arrowsByFrame() == ["+..", "+++", "+--"])
    #expect(series.frames.map(\.objectCount) == [2, 3, 2])
  }

  @Test func `a crowd is the same box while it shrinks`() throws {
    let series = try Self.series([
      Self.list(0..<13), Self.list(0..<9), Self.list([0, 1, 2]), Self.list([0, 1]),
      Self.list(0..<5),
    ])
    #expect(series.boxes.map(\.id) == ["list", "cell0", "cell1", "cell2", "more Cell"])
    #expect(
      series.frames.map { frame in
        frame.boxes.map { presence in
          switch presence {
          case .absent: ""
          case .present(let box): box.lines()[0].text
          case .gone(let box): "(\(box.lines()[0].text))"
          }
        }
      } == [
        ["list", "cell0", "cell1", "cell2", "10 more Cell"],
        ["list", "cell0", "cell1", "cell2", "6 more Cell"],
        ["list", "cell0", "cell1", "cell2", "(6 more Cell)"],
        ["list", "cell0", "cell1", "(cell2)", "(6 more Cell)"],
        ["list", "cell0", "cell1", "cell2", "2 more Cell"],
      ]
    )
    #expect(series.arrowsByFrame() == ["++++", "++++", "+++-", "++--", "++++"])
    #expect(series.frames.allSatisfy { $0.hiddenObjectCount == 0 })
  }

  @Test func `what shares a type but not a fate is in two crowds at all moments`() throws {
    let leaked = (10..<30).map { "let cell\($0): Cell\ncell\($0).self -> cell\($0)" }
    let series = try Self.series([
      Self.list(0..<30), "root list: List permanent\n" + leaked.joined(separator: "\n"),
    ])
    let lines = series.frames.map { frame in
      frame.boxes.map { presence in
        guard case .present(let box) = presence else { return "" }
        return box.lines().filter { $0.role != .detail && $0.role != .keeper }.map(\.text)
          .joined(separator: ", ")
      }
    }
    #expect(lines[0] == ["list", "cell0", "9 more Cell", "cell10", "19 more Cell"])
    #expect(lines[1] == ["list", "", "", "cell10, LEAKED", "19 more Cell, LEAKED"])
  }

  @Test func `a due object that is gone says so, whether or not it was seen before`() throws {
    let app = "root app: App permanent"
    let open = app + "\nlet page: Page\napp.page -> page"
    let old = Snapshot.ReleasedObject(id: ObjectID(90), name: "old", type: "Page")
    let page = Snapshot.ReleasedObject(id: ObjectID(2), name: "page", type: "Page")
    let series = try Self.series([open, app, app], released: [1: [old, page]])
    #expect(series.boxesByFrame() == ["+app +page .old", "+app -page +old", "+app -page -old"])
    let words = series.frames.map { frame in
      frame.boxes.map { $0.part.map { $0.lines(isGhost: true).last?.text ?? "" } ?? "" }
    }
    #expect(words[1] == ["gone", "due · RELEASED", "due · RELEASED"])
    #expect(words[2] == ["gone", "gone", "gone"])
  }

  @Test func `an object is the same in all plays by its name`() throws {
    let strong = "root app: App permanent\nlet page: Page\napp.page -> page"
    let weak = "root app: App permanent\nlet extra: Extra\nlet page: Page\napp.page ~> page"
    let series = try Self.series([strong], [weak, "root app: Application permanent"])
    #expect(series.boxes.map(\.id) == ["app", "page", "extra"])
    #expect(
      series.boxesByFrame() == ["+app +page .extra", "+app +page +extra", "+app -page -extra"]
    )
    #expect(series.arrows.count == 1)
    #expect(series.arrowsByFrame() == ["+", "+", "-"])
    #expect(series.frames[1].arrows[0].part?.strength == .weak)
    #expect(series.frames[2].boxes[0].part?.lines()[1].text == "Application")
  }

  @Test(arguments: [1, 2, 3, 5, 9])
  func `the limit holds for all frames together, and what answers comes first`(limit: Int) throws {
    let many = (0..<30).map { "let thing\($0): Thing\($0)\napp.thing\($0) -> thing\($0)" }
    let app = "root app: App permanent\n"
    let due = app + "let page: Page\napp.page -> page\ndue page"
    let series = try Self.series([app + many.joined(separator: "\n"), due], limit: limit)
    #expect(series.boxes.count <= limit)
    if limit > 1 { #expect(series.boxes.map(\.id).contains("page")) }
    for frame in series.frames {
      let shown = frame.boxes.reduce(0) { sum, presence in
        guard case .present(let box) = presence else { return sum }
        if case .crowd(let crowd) = box.content { return sum + crowd.count }
        return sum + 1
      }
      #expect(shown + frame.hiddenObjectCount == frame.objectCount)
    }
  }

  @Test func `nothing makes an empty series`() throws {
    #expect(DiagramSeries(of: []) == DiagramSeries(of: [.init(analyses: [])]))
    #expect(DiagramSeries(of: []).frames.isEmpty)
    #expect(DOTDocument.frames(of: DiagramSeries(of: [])).isEmpty)
    let empty = try Self.series([""])
    #expect(empty.boxes.isEmpty)
    #expect(empty.frames.count == 1)
  }

  @Test func `groups are within each other or have nothing in common`() {
    let groups = SeriesGroups([
      .init(
        members: [
          ("outer", [0, 1, 2, 3]), ("inner", [1, 2]), ("late", [2, 3, 4]), ("same", [1, 2]),
          ("none", []), ("far", [7]), ("far", [6]),
        ],
        drawn: Set(0..<8)
      )
    ]).groups
    #expect(
      groups.map { "\($0.title) \($0.boxes)" } == [
        "late [4]", "late [3]", "late [2]", "same [1]", "same [2]", "inner [1, 2]", "far [6, 7]",
        "outer [0, 1, 2, 3]",
      ]
    )
  }
}

/// Snapshots of one play: a name is the same object in all of them, and a field such as `at7` is the
/// element of this number.
struct DrawnMoments {
  private var ids: [String: ObjectID] = [:]

  mutating func snapshot(
    _ notation: String,
    released: [Snapshot.ReleasedObject] = []
  ) throws -> Snapshot {
    var builder = Snapshot.Builder()
    let statements = try GraphNotation(parsing: notation, file: "test").statements
    for statement in statements {
      switch statement.kind {
      case .make(let name, let type), .root(let name, let type, _):
        let id = ids[name] ?? ObjectID(UInt64(ids.count + 1))
        ids[name] = id
        try builder.addObject(id, type: type, name: name)
        if case .root(_, _, let lifetime) = statement.kind {
          try builder.addRoot(id, lifetime: lifetime)
        }
      default: continue
      }
    }
    for object in released {
      try builder.addReleased(object)
      try builder.markDue(object.id)
    }
    for statement in statements {
      switch statement.kind {
      case .refer(let reference):
        guard case .fixed(let strength) = reference.strength else { continue }
        let label = reference.field.fields.joined(separator: ".")
        try builder.addReference(
          from: try #require(ids[reference.field.name]),
          to: try #require(ids[reference.target.name]),
          label: label.hasPrefix("at") ? "[\(label.dropFirst(2))]" : label,
          strength: strength
        )
      case .due(let places):
        for place in places { try builder.markDue(try #require(ids[place.name])) }
      default: continue
      }
    }
    return builder.build()
  }
}

extension DiagramSeries {
  /// For each frame the boxes: `+` for one that is there, `-` for one that is gone, `.` for none.
  func boxesByFrame() -> [String] {
    frames.map { frame in
      zip(frame.boxes, boxes).map { $0.sign + $1.id }.joined(separator: " ")
    }
  }

  /// For each frame the arrows in order, in the same signs.
  func arrowsByFrame() -> [String] { frames.map { $0.arrows.map(\.sign).joined() } }
}

extension DiagramSeries.Presence {
  fileprivate var sign: String {
    switch self {
    case .absent: "."
    case .present: "+"
    case .gone: "-"
    }
  }
}
