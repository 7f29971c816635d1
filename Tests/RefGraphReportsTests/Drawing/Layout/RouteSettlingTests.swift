import Testing

@testable import RefGraphReports

@Suite struct `What a renderer puts in one place is moved apart` {
  private static let size = Size(width: 400, height: 200)
  private static let left = Rectangle(left: 0, top: 80, width: 80, height: 40)
  private static let right = Rectangle(left: 320, top: 80, width: 80, height: 40)
  private static let text = Size(width: 60, height: 14)

  private static func route(from start: Point, to end: Point, text: Point) throws
    -> DiagramLayout.Route
  {
    let points = [0, 1, 2, 3].map { start + (end - start) * (Double($0) / 3) }
    return DiagramLayout.Route(
      curve: try #require(Curve(points: points)),
      label: Rectangle(around: text, Self.text)
    )
  }

  private static func settle(
    _ routes: [DiagramLayout.Route],
    _ ends: [(Int, Int)]
  ) -> [DiagramLayout.Route] {
    RouteSettling(
      routes,
      ends: ends.map { (source: $0.0, target: $0.1) },
      boxes: [left, right],
      size: size
    ).routes
  }

  /// By hand: both run level at 100 between the boxes. The first goes up, its ends by 5 and what is
  /// between them by 14, the second down; their texts, 14 points high, stand 12 beyond the ends.
  @Test func `arrows there and back part, and take their texts with them`() throws {
    let (from, to) = (Point(x: 80, y: 100), Point(x: 320, y: 100))
    let settled = Self.settle(
      [
        try Self.route(from: from, to: to, text: Point(x: 200, y: 90)),
        try Self.route(from: to, to: from, text: Point(x: 200, y: 90)),
      ],
      [(0, 1), (1, 0)]
    )
    #expect(settled[0].curve.points.map(\.y) == [95, 86, 86, 95])
    #expect(settled[1].curve.points.map(\.y) == [105, 114, 114, 105])
    #expect(settled[0].label?.middle == Point(x: 200, y: 76))
    #expect(settled[1].label?.middle == Point(x: 200, y: 124))
  }

  @Test func `arrows that are apart stay as they are`() throws {
    let routes = [
      try Self.route(
        from: Point(x: 80, y: 90),
        to: Point(x: 320, y: 90),
        text: Point(x: 200, y: 80)
      ),
      try Self.route(
        from: Point(x: 320, y: 110),
        to: Point(x: 80, y: 110),
        text: Point(x: 200, y: 120)
      ),
    ]
    #expect(Self.settle(routes, [(0, 1), (1, 0)]) == routes)
  }

  @Test func `of two texts in one place the second goes to the nearest free place on its line`()
    throws
  {
    let routes = [
      try Self.route(
        from: Point(x: 80, y: 90),
        to: Point(x: 320, y: 20),
        text: Point(x: 200, y: 60)
      ),
      try Self.route(
        from: Point(x: 80, y: 110),
        to: Point(x: 320, y: 180),
        text: Point(x: 205, y: 62)
      ),
    ]
    let settled = Self.settle(routes, [(0, 1), (0, 1)])
    #expect(settled[0] == routes[0])
    #expect(settled[1].curve == routes[1].curve)
    let middle = try #require(settled[1].label?.middle)
    // The line falls by 70 in 240. By projection, its nearest point to where the text was is
    // (182.3, 139.8); the samples are up to 16 apart.
    #expect((middle - Point(x: 182.3, y: 139.8)).length < 16)
    #expect(abs(middle.y - (110 + (middle.x - 80) * 70 / 240)) < 0.01)
  }

  @Test func `no text is moved onto a box or out of the picture`() throws {
    let place = Point(x: 115, y: 8)
    let routes = try (0..<6).map { _ in
      try Self.route(from: Point(x: 80, y: 90), to: Point(x: 320, y: 20), text: place)
    }
    let labels = Self.settle(
      routes,
      Array(repeating: (0, 1), count: 1) + Array(repeating: (1, 1), count: 5)
    )
    .compactMap(\.label)
    for (number, label) in labels.enumerated() {
      #expect(labels[..<number].allSatisfy { !$0.intersects(label) })
      #expect(!label.intersects(Self.left) && !label.intersects(Self.right))
      #expect(label.left >= 0 && label.top >= 0)
    }
  }
}
