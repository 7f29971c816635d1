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

/// How wide and high something is, in points.
struct Size: Hashable, Sendable {
  var width = 0.0
  var height = 0.0

  /// The smallest size in which both fit.
  func union(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }
}

/// A rectangle with level sides.
struct Rectangle: Hashable, Sendable {
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  var right: Double { left + width }
  var bottom: Double { top + height }
  var middle: Point { Point(x: left + width / 2, y: top + height / 2) }

  init(left: Double, top: Double, width: Double, height: Double) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  init(around middle: Point, _ size: Size) {
    self.init(
      left: middle.x - size.width / 2,
      top: middle.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  func union(_ other: Rectangle) -> Rectangle {
    let left = min(left, other.left)
    let top = min(top, other.top)
    return Rectangle(
      left: left,
      top: top,
      width: max(right, other.right) - left,
      height: max(bottom, other.bottom) - top
    )
  }

  /// The rectangle with its sides moved outwards.
  func outset(by distance: Double) -> Rectangle {
    Rectangle(
      left: left - distance,
      top: top - distance,
      width: width + 2 * distance,
      height: height + 2 * distance
    )
  }

  func contains(_ point: Point) -> Bool {
    left <= point.x && point.x <= right && top <= point.y && point.y <= bottom
  }

  func intersects(_ other: Rectangle) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
