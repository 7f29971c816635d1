/// Moves apart what a renderer has put in one place: two arrows between the same boxes that run along
/// one line, and texts that lie on each other.
///
/// ```
///   a <-- f, g --> b            a <-- f --- b
///                                 ` -- g --'
/// ```
///
/// Quadratic in the arrows, of which a diagram has some hundreds at most. What has no free place near
/// by stays where it is.
struct RouteSettling {
  private(set) var routes: [DiagramLayout.Route]

  private let boxes: [Rectangle]
  private let size: Size

  /// How far apart the middles of two arrows come to lie, by half.
  private static let bend = 14.0
  /// The same for their ends, which stay on the sides of their boxes.
  private static let spread = 5.0
  /// Arrows that are nowhere farther from each other run along one line.
  private static let nearness = 6.0
  /// How far a text may be moved, and in which steps.
  private static let reach = 72.0
  private static let step = 6.0
  /// What stays free between texts.
  private static let gap = 1.0

  /// - Parameter ends: the boxes that each arrow leaves and leads to.
  init(
    _ routes: [DiagramLayout.Route],
    ends: [(source: Int, target: Int)],
    boxes: [Rectangle],
    size: Size
  ) {
    self.routes = routes
    self.boxes = boxes
    self.size = size
    bendApart(ends)
    moveTextsApart()
  }

  // MARK: Lines

  private mutating func bendApart(_ ends: [(source: Int, target: Int)]) {
    var first: [[Int]: Int] = [:]
    for (number, end) in ends.enumerated() where end.source != end.target {
      let pair = [min(end.source, end.target), max(end.source, end.target)]
      guard let other = first[pair] else {
        first[pair] = number
        continue
      }
      let isReversed = ends[other].source != end.source
      guard runsAlong(routes[other].curve, routes[number].curve, isReversed: isReversed) else {
        continue
      }
      let normal = normal(of: routes[other].curve)
      shift(other, along: normal)
      shift(number, along: normal * -1)
    }
  }

  private func runsAlong(_ left: Curve, _ right: Curve, isReversed: Bool) -> Bool {
    guard left.points.count == right.points.count else { return false }
    let points = isReversed ? right.points.reversed() : right.points
    return zip(left.points, points).allSatisfy { ($0 - $1).length < Self.nearness }
  }

  /// Across the line, upwards or to the right.
  private func normal(of curve: Curve) -> Point {
    let way = curve.end - curve.start
    guard way.length > 0 else { return Point(x: 0, y: -1) }
    let across = Point(x: way.y / way.length, y: -way.x / way.length)
    return across.y < 0 || (across.y == 0 && across.x > 0) ? across : across * -1
  }

  private mutating func shift(_ number: Int, along normal: Point) {
    let curve = routes[number].curve.bent(
      ends: normal * Self.spread,
      inside: normal * Self.bend
    )
    let label = routes[number].label.map { label in
      let half = abs(normal.x) * label.width / 2 + abs(normal.y) * label.height / 2
      let middle = (curve.start + curve.end) * 0.5 + normal * (Self.bend - 2 + half)
      return Rectangle(around: middle, Size(width: label.width, height: label.height))
    }
    routes[number] = DiagramLayout.Route(curve: curve, label: label)
  }

  // MARK: Texts

  private mutating func moveTextsApart() {
    var settled: [Rectangle] = []
    for number in routes.indices {
      guard let label = routes[number].label else { continue }
      let place =
        isFree(label, settled)
        ? label : freePlace(for: label, along: routes[number].curve, settled) ?? label
      routes[number] = DiagramLayout.Route(curve: routes[number].curve, label: place)
      settled.append(place)
    }
  }

  private func isFree(_ label: Rectangle, _ settled: [Rectangle]) -> Bool {
    let room = label.outset(by: Self.gap)
    return !settled.contains(where: room.intersects)
  }

  /// The nearest place at which a text lies on no other, on no box, and within the picture: on its own
  /// line, or else anywhere near.
  private func freePlace(
    for label: Rectangle,
    along curve: Curve,
    _ settled: [Rectangle]
  ) -> Rectangle? {
    let size = Size(width: label.width, height: label.height)
    let onLine = sorted(curve.samples.map { $0 - label.middle })
    let steps = stride(from: -Self.reach, through: Self.reach, by: Self.step)
    let near = sorted(steps.flatMap { x in steps.map { Point(x: x, y: $0) } })
    return [onLine, near].joined().lazy
      .map { Rectangle(around: label.middle + $0, size) }
      .first { place in
        place.left >= 0 && place.top >= 0
          && place.right <= self.size.width && place.bottom <= self.size.height
          && isFree(place, settled)
          && !boxes.contains(where: place.outset(by: Self.gap).intersects)
      }
  }

  /// Moves, the shortest first; of two as long the one upwards.
  private func sorted(_ moves: [Point]) -> [Point] {
    moves.sorted { ($0.length, $0.y, $0.x) < ($1.length, $1.y, $1.x) }
  }
}
