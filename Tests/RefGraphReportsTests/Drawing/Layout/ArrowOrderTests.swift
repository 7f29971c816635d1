import Testing

@testable import RefGraphReports

@Suite struct ArrowOrderTests {
  /// A level arrow from 0 to 100 at a height, with its text around a place.
  private static func route(_ height: Double, text: Point?) -> DiagramLayout.Route? {
    let points = [0, 30, 60, 100].map { Point(x: $0, y: height) }
    return Curve(points: points).map { curve in
      .init(curve: curve, label: text.map { Rectangle(around: $0, Size(width: 30, height: 20)) })
    }
  }

  private static func order(_ routes: [(height: Double, text: Point?)]) -> [Int] {
    ArrowOrder.order(of: routes.compactMap { route($0.height, text: $0.text) })
  }

  @Test func `arrows that do not meet stay in order`() {
    #expect(Self.order([(0, nil), (100, Point(x: 50, y: 120)), (200, nil)]) == [0, 1, 2])
  }

  @Test func `a line comes before the text that it crosses`() {
    #expect(Self.order([(0, Point(x: 50, y: 100)), (50, nil), (100, nil)]) == [1, 2, 0])
  }

  @Test func `a chain of texts is drawn from its end`() {
    let text = [Point(x: 50, y: 100), Point(x: 50, y: 200), nil]
    #expect(Self.order([(0, text[0]), (100, text[1]), (200, text[2])]) == [2, 1, 0])
  }

  @Test func `arrows over each other's text are all drawn, once`() {
    #expect(Self.order([(0, Point(x: 50, y: 100)), (100, Point(x: 50, y: 0))]) == [0, 1])
  }

  @Test func `no arrows have an order, too`() {
    #expect(Self.order([]) == [])
  }
}
