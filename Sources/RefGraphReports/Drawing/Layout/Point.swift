/// A place: in points, from the upper left corner of the picture, `y` downwards.
struct Point: Hashable, Sendable {
  var x: Double
  var y: Double

  static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }

  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }
}
