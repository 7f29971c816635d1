/// How wide and high something is, in points.
struct Size: Hashable, Sendable {
  var width = 0.0
  var height = 0.0

  /// The smallest size in which both fit.
  func union(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }
}
