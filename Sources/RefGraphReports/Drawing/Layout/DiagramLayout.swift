internal import RefGraph

/// Where everything in a series stands, in points from the upper left corner.
struct DiagramLayout: Equatable, Sendable {
  let size: Size
  /// By position in the series.
  let boxes: [Rectangle]
  /// By position in the series.
  let arrows: [Route]
  /// All arrows, each before those over whose text its line leads: the order of drawing.
  let arrowOrder: [Int]
  /// The frames of the groups, by position in the series; `nil` for one with nothing in it.
  let groups: [GroupFrame?]

  /// The way of an arrow.
  struct Route: Equatable, Sendable {
    /// From the side of the box that it leaves to that of the box that it leads to.
    let curve: Curve
    /// The room of its text.
    let label: Rectangle?
  }

  /// Why a text says no places.
  struct Failure: Error, Equatable, Sendable {
    /// Where, from 1.
    let line: Int
    /// What should have been there.
    let expected: String
  }

  /// Reads the places that a renderer gives for the request of a sketch, in Graphviz's `plain` form.
  ///
  /// Strict, because any program may have written it: every box and every arrow has to be there
  /// once. Linear in the text.
  init(plain text: String, for sketch: DiagramSketch) throws(Failure) {
    var reader = PlainReader(text)
    let size = try reader.graph()
    let height = size.height
    var boxes = [Rectangle?](repeating: nil, count: sketch.boxSizes.count)
    var routes = [Route?](repeating: nil, count: sketch.series.arrows.count)
    while let statement = try reader.statement() {
      switch statement {
      case .node(let node):
        guard node.number < boxes.count, boxes[node.number] == nil else {
          throw reader.failure("a box of the request, once")
        }
        boxes[node.number] = Rectangle(
          around: Point(x: node.place.x, y: height - node.place.y),
          sketch.boxSizes[node.number]
        )
      case .edge(let edge):
        guard edge.number < routes.count, routes[edge.number] == nil else {
          throw reader.failure("an arrow of the request, once")
        }
        let way = sketch.series.arrows[edge.number]
        guard way.source == edge.tail, way.target == edge.head else {
          throw reader.failure("the ends of arrow \(edge.number)")
        }
        let points = edge.points.map { Point(x: $0.x, y: height - $0.y) }
        guard let curve = Curve(points: points) else {
          throw reader.failure("a curve: 4, 7, 10 … points")
        }
        guard let place = edge.label else { throw reader.failure("the place of the arrow's text") }
        let label = sketch.labelSizes[edge.number].map {
          Rectangle(around: Point(x: place.x, y: height - place.y), $0)
        }
        routes[edge.number] = Route(curve: curve, label: label)
      }
    }
    let placed = boxes.compactMap { $0 }
    let drawn = routes.compactMap { $0 }
    guard placed.count == boxes.count else { throw reader.failure("a place for every box") }
    guard drawn.count == routes.count else { throw reader.failure("a way for every arrow") }
    let settled = RouteSettling(
      drawn,
      ends: sketch.series.arrows.map { ($0.source, $0.target) },
      boxes: placed,
      size: size
    ).routes
    self.boxes = placed
    arrows = settled
    arrowOrder = ArrowOrder.order(of: settled)
    groups = GroupFrame.frames(
      of: sketch.groups,
      around: placed,
      arrows: settled,
      ways: sketch.series.arrows
    )
    // A title that stands below has no room of the renderer's.
    let lowest = groups.lazy.compactMap { $0?.frame.bottom }.max() ?? 0
    self.size = Size(width: size.width, height: max(height, lowest + 1))
  }
}
