/// A line of cubic Bézier segments: a start, then three points for each.
struct Curve: Hashable, Sendable {
  private(set) var points: [Point]

  /// - Returns: `nil` where the number of points is not that of a curve.
  init?(points: [Point]) {
    guard points.count > 3, points.count % 3 == 1 else { return nil }
    self.points = points
  }

  var start: Point { points[0] }
  var end: Point { points[points.count - 1] }

  /// The curve without what lies within `distance` of its end, where an arrow's head is drawn
  /// instead. A curve that is shorter keeps its first segment's beginning.
  ///
  /// Segments are cut by de Casteljau's construction, at a place that is found by halving.
  func trimmed(by distance: Double) -> Curve {
    var points = points
    let end = self.end
    while points.count > 4, (points[points.count - 4] - end).length <= distance {
      points.removeLast(3)
    }
    let last = Array(points.suffix(4))
    var low = 0.05
    var high = 1.0
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if (Self.place(on: last, middle) - end).length > distance {
        low = middle
      } else {
        high = middle
      }
    }
    points.replaceSubrange((points.count - 4)..., with: Self.head(of: last, until: low))
    var result = self
    result.points = points
    return result
  }

  /// The curve with its two ends moved one way, and everything between them another.
  func bent(ends: Point, inside: Point) -> Curve {
    var result = self
    for index in points.indices {
      let isEnd = index == 0 || index == points.count - 1
      result.points[index] = points[index] + (isEnd ? ends : inside)
    }
    return result
  }

  /// Places along the curve, near enough to each other to tell what it passes.
  var samples: [Point] {
    stride(from: 0, to: points.count - 1, by: 3).flatMap { first in
      let segment = Array(points[first...first + 3])
      return (0..<Self.samplesPerSegment).map {
        Self.place(on: segment, Double($0) / Double(Self.samplesPerSegment))
      }
    } + [end]
  }

  private static let samplesPerSegment = 16

  private static func place(on segment: [Point], _ t: Double) -> Point {
    head(of: segment, until: t)[3]
  }

  /// The part of a segment before `t`.
  private static func head(of segment: [Point], until t: Double) -> [Point] {
    var level = segment
    var result = [segment[0]]
    while level.count > 1 {
      level = zip(level, level.dropFirst()).map { $0 + ($1 - $0) * t }
      result.append(level[0])
    }
    return result
  }
}
