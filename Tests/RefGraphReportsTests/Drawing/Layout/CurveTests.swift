import Testing

@testable import RefGraphReports

@Suite struct CurveTests {
  private static func line(_ places: [Double]) -> Curve? {
    Curve(points: places.map { Point(x: $0, y: 0) })
  }

  @Test(arguments: [0, 1, 2, 3, 5, 6, 8])
  func `has a start and three points for each segment`(count: Int) {
    #expect(Curve(points: Array(repeating: Point(x: 0, y: 0), count: count)) == nil)
  }

  @Test func `is cut short of its end by a distance`() throws {
    let trimmed = try #require(Self.line([0, 10, 20, 30])).trimmed(by: 9)
    #expect(abs(trimmed.end.x - 21) < 0.01)
    #expect(trimmed.start == Point(x: 0, y: 0))
    #expect(trimmed.points.count == 4)
  }

  @Test func `loses segments that lie within the distance`() throws {
    let trimmed = try #require(Self.line([0, 10, 20, 30, 31, 32, 33])).trimmed(by: 9)
    #expect(trimmed.points.count == 4)
    #expect(abs(trimmed.end.x - 24) < 0.01)
  }

  @Test func `keeps something where it is shorter than the distance`() throws {
    let trimmed = try #require(Self.line([0, 1, 2, 3])).trimmed(by: 9)
    #expect(trimmed.points.count == 4)
    #expect(trimmed.end.x > 0)
  }

  /// By hand: the middle of a segment is (start + 3 first + 3 second + end) / 8.
  @Test func `samples lie on the curve, from its start to its end`() throws {
    let points = [(0, 0), (0, 8), (8, 8), (8, 0)].map { Point(x: Double($0.0), y: Double($0.1)) }
    let samples = try #require(Curve(points: points)).samples
    #expect(samples.first == points[0])
    #expect(samples.last == points[3])
    #expect(samples.contains(Point(x: 4, y: 6)))
  }
}
