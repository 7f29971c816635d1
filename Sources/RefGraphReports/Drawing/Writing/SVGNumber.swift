/// Numbers as they stand in an SVG: in tenths, and without a fraction where there is none.
enum SVGNumber {
  static func text(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, part) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return part == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(part)"
  }

  /// A place in the data of a path.
  static func text(_ point: Point) -> String { "\(text(point.x)) \(text(point.y))" }
}
