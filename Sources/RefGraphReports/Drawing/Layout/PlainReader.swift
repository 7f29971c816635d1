/// Reads Graphviz's `plain` form: `graph`, `node` and `edge` statements, a line each, and `stop`.
///
/// Places are in inches with the origin at the lower left; they are returned in points. The form is
/// told in Graphviz's documentation under "Output formats, plain". The scale of the `graph` statement
/// says how large the drawing wants to be shown; places are given unscaled.
struct PlainReader {
  private var scanner: PlainScanner
  private var isAfterStop = false

  /// A node statement with one of the request's boxes.
  struct Node {
    let number: Int
    let place: Point
  }

  /// An edge statement with one of the request's arrows.
  struct Edge {
    let number: Int
    let tail: Int
    let head: Int
    let points: [Point]
    let label: Point?
  }

  enum Statement {
    case node(Node)
    case edge(Edge)
  }

  init(_ text: String) { scanner = PlainScanner(text) }

  func failure(_ expected: String) -> DiagramLayout.Failure {
    DiagramLayout.Failure(line: scanner.line, expected: expected)
  }

  /// The first statement: the size of the drawing.
  mutating func graph() throws(DiagramLayout.Failure) -> Size {
    guard try scanner.nextLine(), scanner.word() == "graph" else {
      throw failure("`graph`, a scale, a width and a height")
    }
    let scale = try number("a scale")
    let width = try number("a width")
    let height = try number("a height")
    guard scale > 0, width >= 0, height >= 0 else { throw failure("a size that is not negative") }
    try end()
    return Size(width: width, height: height)
  }

  /// The next node or edge; `nil` at `stop`, after which nothing may follow.
  mutating func statement() throws(DiagramLayout.Failure) -> Statement? {
    guard try scanner.nextLine() else { throw failure("`stop` at the end") }
    switch scanner.word() {
    case "node": return .node(try node())
    case "edge": return .edge(try edge())
    case "stop":
      try end()
      guard try !scanner.nextLine() else { throw failure("nothing after `stop`") }
      return nil
    default: throw failure("`node`, `edge` or `stop`")
    }
  }

  private mutating func node() throws(DiagramLayout.Failure) -> Node {
    let number = try box()
    let place = try point()
    for what in ["a width", "a height"] { _ = try self.number(what) }
    for what in ["a label", "a style", "a shape", "a colour", "a colour"] { try skip(what) }
    try end()
    return Node(number: number, place: place)
  }

  private mutating func edge() throws(DiagramLayout.Failure) -> Edge {
    let tail = try box()
    let head = try box()
    guard let word = scanner.word(), let count = Int(word), (1...100_000).contains(count) else {
      throw failure("a number of points")
    }
    var points: [Point] = []
    for _ in 0..<count { points.append(try point()) }
    let rest = scanner.words()
    guard rest.count == 2 || rest.count >= 5 else {
      throw failure("a label with its place or none, a style and a colour")
    }
    guard let arrow = Self.number(rest[rest.count - 1], after: "#", radix: 16) else {
      throw failure("the colour that the request gave to the arrow")
    }
    var label: Point?
    if rest.count >= 5 {
      // Markup is printed as it was written by some versions: in several words.
      let place = rest.dropLast(2).suffix(2)
      guard let x = place.first.flatMap(Self.points), let y = place.last.flatMap(Self.points) else {
        throw failure("the place of a label")
      }
      label = Point(x: x, y: y)
    }
    return Edge(number: arrow, tail: tail, head: head, points: points, label: label)
  }

  private mutating func box() throws(DiagramLayout.Failure) -> Int {
    guard let word = scanner.word(), let box = Self.number(word, after: "b", radix: 10) else {
      throw failure("the name of a box of the request")
    }
    return box
  }

  private mutating func point() throws(DiagramLayout.Failure) -> Point {
    Point(x: try number("a place"), y: try number("a place"))
  }

  private mutating func number(_ what: String) throws(DiagramLayout.Failure) -> Double {
    guard let word = scanner.word(), let number = Self.points(word) else { throw failure(what) }
    return number
  }

  private mutating func skip(_ what: String) throws(DiagramLayout.Failure) {
    if scanner.word() == nil { throw failure(what) }
  }

  private mutating func end() throws(DiagramLayout.Failure) {
    if scanner.word() != nil { throw failure("the end of the line") }
  }

  /// Inches as points; `nil` for what is no number, or is farther away than any drawing reaches.
  private static func points(_ word: String) -> Double? {
    guard let inches = Double(word), inches.magnitude < 100_000 else { return nil }
    return inches * 72
  }

  private static func number(_ word: String, after prefix: Character, radix: Int) -> Int? {
    guard word.first == prefix, let number = Int(word.dropFirst(), radix: radix), number >= 0 else {
      return nil
    }
    return number
  }
}
