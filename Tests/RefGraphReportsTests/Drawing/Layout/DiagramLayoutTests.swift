import RefGraph
import Testing

@testable import RefGraphReports

@Suite struct DiagramLayoutTests {
  /// What Graphviz 2.43 answered to the request of this series, with rounder places.
  private static let answer = """
    graph 1 3 6
    node b0 1.5 5.5 1.625 0.875 "" solid box black lightgrey
    node b1 1.5 3.75 1.9028 0.97222 "" solid box black lightgrey
    node b2 1.5 1 1.4306 0.97222 "" solid box black lightgrey
    edge b0 b1 4 1.25 5 1.25 4.75 1.25 4.5 1.25 4.25 "<TABLE>" 1.5 4.625 solid #000000
    edge b0 b1 7 1.75 5 1.75 4.75 2 4.75 2 4.5 2 4.25 1.75 4.25 1.75 4.25 "<TABLE>" 2.5 4.625 \
    solid #000001
    edge b1 b2 4 1.25 3.25 1.25 2.75 1.25 2 1.25 1.5 "<TABLE>" 1 2.75 solid #000002
    edge b2 b1 4 1.75 1.5 1.75 2 1.75 2.75 1.75 3.25 "<TABLE>" 2 1.75 solid #000003
    stop

    """

  private static func sketch(groups: [[String]] = []) throws -> DiagramSketch {
    let series = try DrawnSeries.series(DrawnSeries.leak, groups: groups)
    return DiagramSketch(of: series, hasGhosts: true)
  }

  private static func points(_ places: [(Double, Double)]) -> Curve? {
    Curve(points: places.map { Point(x: $0.0, y: $0.1) })
  }

  @Test func `places are in points from the upper left, sizes those that were asked for`() throws {
    let sketch = try Self.sketch()
    let layout = try DiagramLayout(plain: Self.answer, for: sketch)
    #expect(layout.size == Size(width: 216, height: 432))
    #expect(
      layout.boxes.map(\.middle) == [
        Point(x: 108, y: 36), Point(x: 108, y: 162), Point(x: 108, y: 360),
      ]
    )
    #expect(layout.boxes.map { Size(width: $0.width, height: $0.height) } == sketch.boxSizes)
    #expect(
      layout.arrows.map(\.curve) == [
        Self.points([(90, 72), (90, 90), (90, 108), (90, 126)]),
        Self.points([
          (126, 72), (126, 90), (144, 90), (144, 108), (144, 126), (126, 126), (126, 126),
        ]),
        Self.points([(90, 198), (90, 234), (90, 288), (90, 324)]),
        Self.points([(126, 324), (126, 288), (126, 234), (126, 198)]),
      ]
    )
    #expect(
      layout.arrows.map(\.label?.middle) == [
        Point(x: 108, y: 99), Point(x: 180, y: 99), Point(x: 72, y: 234), Point(x: 144, y: 306),
      ]
    )
  }

  @Test func `the drawing's own scale changes no place`() throws {
    let sketch = try Self.sketch()
    let scaled = Self.answer.replacing("graph 1 3 6", with: "graph 0.25 3 6")
    #expect(
      try DiagramLayout(plain: scaled, for: sketch).boxes
        == DiagramLayout(plain: Self.answer, for: sketch).boxes
    )
  }

  @Test func `numbers may be very small, and lines long`() throws {
    let sketch = try Self.sketch()
    let strange = Self.answer.replacing("b2 1.5 1 ", with: "b2 1.5e-05 \\\n1 ")
    let place = try DiagramLayout(plain: strange, for: sketch).boxes[2].middle
    #expect(abs(place.x - 0.00108) < 1e-9)
    #expect(place.y == 360)
  }

  @Test func `markup that a renderer repeats is passed over`() throws {
    let sketch = try Self.sketch()
    let repeated = Self.answer.replacing(
      "\"<TABLE>\"",
      with: "<<table border=\"0\" width=\"36\"><tr><td></td></tr></table>>"
    )
    #expect(
      try DiagramLayout(plain: repeated, for: sketch)
        == DiagramLayout(plain: Self.answer, for: sketch)
    )
  }

  /// Ten points around the members, eighteen for the title: below, as arrows come from above.
  @Test func `frames stand around their members, the inner ones first`() throws {
    let sketch = try Self.sketch(groups: [["onSave"], ["page", "onSave"]])
    let layout = try DiagramLayout(plain: Self.answer, for: sketch)
    let (page, onSave) = (layout.boxes[1], layout.boxes[2])
    let frames = layout.groups.map { $0?.frame }
    let inner = try #require(frames[0])
    let outer = try #require(frames[1])
    #expect(inner.left == onSave.left - 10)
    #expect(inner.top == onSave.top - 10)
    #expect(abs(inner.right - onSave.right - 10) < 0.001)
    #expect(abs(inner.bottom - onSave.bottom - 28) < 0.001)
    #expect(outer.left == min(page.left, inner.left) - 10)
    #expect(outer.top == page.top - 10)
    #expect(abs(outer.bottom - inner.bottom - 28) < 0.001)
    #expect(layout.size.height == outer.bottom + 1)
  }

  @Test(arguments: [
    ("", "", 1, "`graph`, a scale, a width and a height"),
    ("graph 1", "digraph 1", 1, "`graph`, a scale, a width and a height"),
    ("graph 1 3 6", "graph 1 3", 1, "a height"),
    ("graph 1 3 6", "graph 0 3 6", 1, "a size that is not negative"),
    ("graph 1 3 6", "graph 1 -3 6", 1, "a size that is not negative"),
    ("graph 1 3 6", "graph 1 nan 6", 1, "a width"),
    ("graph 1 3 6", "graph 1 inf 6", 1, "a width"),
    ("graph 1 3 6", "graph 1 1e9 6", 1, "a width"),
    ("graph 1 3 6", "graph 1 3 6 7", 1, "the end of the line"),
    ("node b0", "node b3", 2, "a box of the request, once"),
    ("node b1", "node b0", 3, "a box of the request, once"),
    ("node b0", "node app", 2, "the name of a box of the request"),
    ("node b0", "node b-1", 2, "the name of a box of the request"),
    ("node b0", "vertex b0", 2, "`node`, `edge` or `stop`"),
    ("black lightgrey", "black", 2, "a colour"),
    ("edge b0 b1", "edge b1 b0", 5, "the ends of arrow 0"),
    ("b1 4 1.25 5 ", "b1 3 1.25 5 ", 5, "a curve: 4, 7, 10 … points"),
    ("b1 4 1.25 5 ", "b1 0 1.25 5 ", 5, "a number of points"),
    ("b1 4 1.25 5 ", "b1 4 x 5 ", 5, "a place"),
    ("1.25 4.75 1.25 4.5 ", "", 5, "a place"),
    ("\"<TABLE>\" 1.5 4.625 ", "", 5, "the place of the arrow's text"),
    ("1.5 4.625 solid", "1.5 up solid", 5, "the place of a label"),
    ("solid #000000", "solid", 5, "a label with its place or none, a style and a colour"),
    ("#000000", "black", 5, "the colour that the request gave to the arrow"),
    ("#000001", "#000000", 6, "an arrow of the request, once"),
    ("#000003", "#000004", 8, "an arrow of the request, once"),
    ("stop\n", "", 8, "`stop` at the end"),
    ("stop\n", "stop\nstop\n", 10, "nothing after `stop`"),
    ("stop\n", "stop now\n", 9, "the end of the line"),
  ])
  func `what is no answer is refused, with its line`(
    part: String,
    other: String,
    line: Int,
    expected: String
  ) throws {
    let sketch = try Self.sketch()
    let wrong = part.isEmpty ? "" : Self.answer.replacing(part, with: other, maxReplacements: 1)
    #expect(wrong != Self.answer)
    #expect(throws: DiagramLayout.Failure(line: line, expected: expected)) {
      try DiagramLayout(plain: wrong, for: sketch)
    }
  }

  @Test(arguments: [
    ("node b2", 8, "a place for every box"), ("edge b2", 8, "a way for every arrow"),
  ])
  func `what is left out is missed`(start: String, line: Int, expected: String) throws {
    let sketch = try Self.sketch()
    let lines = Self.answer.split(separator: "\n", omittingEmptySubsequences: false)
    let wrong = lines.filter { !$0.hasPrefix(start) }.joined(separator: "\n")
    #expect(throws: DiagramLayout.Failure(line: line, expected: expected)) {
      try DiagramLayout(plain: wrong, for: sketch)
    }
  }
}
