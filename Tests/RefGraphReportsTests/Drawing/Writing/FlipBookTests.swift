import RefGraph
import Testing

@testable import RefGraphReports

@Suite struct FlipBookTests {
  private static func book(_ notation: String, ghosts: Bool = false) throws -> XMLTree {
    let report = try DrawnSeries.timeline(notation)
    return try XMLTree(try GridRenderer.renderer.svg(of: report, showsReleased: ghosts))
  }

  private static func names(_ parts: [XMLTree]) -> [[String]] {
    parts.map { $0.all("name").map(\.text) }
  }

  @Test func `each moment has its heading, and what is there then in its place`() throws {
    let book = try Self.book(DrawnSeries.leak)
    #expect(book.all("title").map(\.text) == ["Drawn"])
    #expect(book.all("moment").map(\.text) == ["1 · made", "2 · shown", "3 · left"])
    let frames = book.all("frame")
    #expect(
      Self.names(frames) == [["app"], ["app", "page", "onSave"], ["app", "page", "onSave"]]
    )
    #expect(frames.map { $0.all("arrow").count } == [0, 4, 3])
    let places = frames.map { $0.all("face").first?.attributes }
    #expect(places[0] == places[1])
    #expect(places[1] == places[2])
  }

  @Test func `who stands together is said as well`() throws {
    let series = try DrawnSeries.series(DrawnSeries.leak, groups: [["page", "onSave"]])
    let report = try DrawnSeries.timeline(DrawnSeries.leak)
    let headings = report.moments.map { PictureHeading(of: $0) }
    let words = (0..<3).map { number in
      DiagramDescription(of: series, frame: number, heading: headings[number]).text
    }
    #expect(words.map { $0.contains("page+onSave: page, onSave.") } == [false, true, true])
  }

  @Test func `a moment takes no room for what is not there yet, or not any more`() throws {
    let series = try DrawnSeries.series(
      "root app: App\nmoment made\nlet page: Page\napp.page -> page\nmoment shown\n"
        + "clear app.page\nmoment left"
    )
    let answer = """
      graph 1 3 6
      node b0 1.5 5.5 1 1 "" solid box black lightgrey
      node b1 1.5 1 1 1 "" solid box black lightgrey
      edge b0 b1 4 1.5 5 1.5 4 1.5 3 1.5 1.5 "<TABLE>" 2 3 solid #000000
      stop

      """
    let sketch = DiagramSketch(of: series, hasGhosts: false)
    let layout = try DiagramLayout(plain: answer, for: sketch)
    let sheet = SheetArtist(sketch: sketch, layout: layout)
    let heights = (0..<3).map { sheet.height(of: sketch.looks(inFrame: $0)) }
    #expect(heights[0] == layout.boxes[0].bottom + 10)
    #expect(heights[1] == layout.boxes[1].bottom + 10)
    #expect(heights[2] == heights[0])
  }

  @Test func `what is gone stays as a ghost when asked for`() throws {
    let notation =
      "root app: App permanent\nlet page: Page\napp.page -> page\nmoment shown\n"
      + "clear app.page\nmoment left"
    let plain = try Self.book(notation)
    #expect(Self.names(plain.all("frame")) == [["app", "page"], ["app"]])
    #expect(plain.all("is-gone").isEmpty)
    let haunted = try Self.book(notation, ghosts: true)
    #expect(Self.names(haunted.all("frame")) == [["app", "page"], ["app", "page"]])
    #expect(
      haunted.all("frame")[1].all("is-gone").map { $0.attributes["id"] } == [
        "frame-1-arrow-0", "frame-1-box-1",
      ]
    )
    #expect(haunted.all("term").map(\.text).contains("gone"))
  }

  @Test func `a due object that is gone says so, also where no ghosts are asked for`() throws {
    let book = try Self.book(
      "root app: App permanent\nlet page: Page\napp.page -> page\nmoment shown\n"
        + "due page\nclear app.page\nmoment left"
    )
    #expect(Self.names(book.all("frame")) == [["app", "page"], ["app", "page"]])
    #expect(book.all("mark-word").map(\.text) == ["due · RELEASED"])
    #expect(book.all("frame").map { $0.all("arrow").count } == [1, 0])
    #expect(book.all("is-gone").isEmpty)
  }

  @Test func `the legend explains what occurs, and nothing else`() throws {
    let terms = try Self.book(DrawnSeries.leak).all("term").map(\.text)
    #expect(terms == ["strong", "weak", "↻ cycle", "cut here", "permanent root", "due", "LEAKED"])
  }

  @Test func `identities are there once`() throws {
    let book = try Self.book(DrawnSeries.leak, ghosts: true)
    let ids = book.all.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    #expect(ids.count == 2 + 3 + 15)
  }

  @Test func `a listener hears what the picture says`() throws {
    let book = try Self.book(DrawnSeries.leak)
    #expect(book.attributes["role"] == "img")
    #expect(book.attributes["aria-labelledby"] == "picture-title picture-description")
    #expect(
      book.children.prefix(2).map { $0.attributes["id"] } == [
        "picture-title", "picture-description",
      ]
    )
    #expect(
      book.children[1].text == """
        made: Nothing is due to be gone here. 1 object alive. 1 box and 0 arrows are drawn. \
        Permanent roots: app. \
        shown: Nothing is due to be gone here. 3 objects alive. 3 boxes and 4 arrows are drawn. \
        Permanent roots: app. Retain cycle: page to onSave to page. \
        left: page is leaked: no root reaches it; the cycle page → onSave → page keeps it alive, and \
        cutting onSave.self releases it. 3 boxes and 3 arrows are drawn. Permanent roots: app. \
        LEAKED: page, onSave. Retain cycle: page to onSave to page. \
        Without the reference from onSave to page (self), page would be released.
        """
    )
  }

  @Test func `one frame of a series stands alone, where it is in all`() throws {
    let report = try DrawnSeries.timeline(DrawnSeries.leak)
    let series = DiagramSeries(of: [.init(analyses: report.moments.map(\.analysis))])
    let headings = report.moments.map { PictureHeading(of: $0) }
    let one = try GridRenderer.renderer.svg(of: series, headings: headings, frame: 1)
    let tree = try XMLTree(one)
    #expect(tree.all("frame").map { $0.attributes["id"] } == ["frame-1"])
    #expect(tree.all("moment").map(\.text) == ["shown"])
    let all = try Self.book(DrawnSeries.leak).all("frame")[1]
    #expect(tree.all("frame")[0].all("look") == all.all("look"))
  }

  @Test func `no objects make a picture that says so`() throws {
    let report = SnapshotReport(of: Snapshot.Builder().build())
    let tree = try XMLTree(try GridRenderer.renderer.svg(of: report))
    #expect(tree.all("answer").map(\.text) == ["Nothing is due to be gone here. 0 objects alive."])
    #expect(tree.all("box").isEmpty)
    #expect(tree.all("legend").isEmpty)
  }

  @Test func `an answer that says no places is a failure with its line`() throws {
    let report = try DrawnSeries.timeline(DrawnSeries.leak)
    #expect(
      throws: PictureRenderer.Failure(
        message: """
          the renderer gave no places for the diagram: line 1 of its answer should have `graph`, a \
          scale, a width and a height
          Draw with Graphviz 2.43 or later, or with a renderer that answers in its `plain` form
          """,
        isUnavailable: false
      )
    ) {
      try GridRenderer.saying("<svg></svg>").svg(of: report)
    }
  }

  /// A file is sent, opened and kept, so that hundreds of boxes have to stay well under a megabyte.
  /// By hand: each object owns three, the first itself and two; five rings around it have 243.
  @Test func `a large picture is not a large file`() throws {
    var builder = Snapshot.Builder()
    for number in 0..<UInt64(3000) {
      let object = ObjectID(number)
      try builder.addObject(object, type: "Type\(number)", name: "object\(number)")
      guard number > 0 else { continue }
      let owner = ObjectID(number / 3)
      try builder.addReference(from: owner, to: object, label: "field", strength: .strong)
    }
    try builder.addRoot(ObjectID(0), lifetime: .permanent)
    let report = SnapshotReport(of: builder.build())
    let svg = try GridRenderer.renderer.svg(
      of: DiagramSeries(of: DiagramPlan(of: report.analysis, limit: 300)),
      headings: [PictureHeading(of: report)]
    )
    let tree = try XMLTree(svg)
    #expect(tree.all("box").count == 243)
    #expect(
      tree.all("answer").map(\.text) == [
        "Nothing is due to be gone here. 3000 objects alive.",
        "2,757 of 3,000 objects not shown",
        "among them 1 Type1000, 1 Type1001, 1 Type1002",
      ]
    )
    #expect(svg.utf8.count < 400_000)
  }
}
