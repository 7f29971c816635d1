extension SVGWriter {
  /// A rectangle with rounded corners.
  mutating func rectangle(_ rectangle: Rectangle, radius: Double = 0, _ names: String) {
    var attributes: Attributes = [
      ("class", names),
      ("x", SVGNumber.text(rectangle.left)),
      ("y", SVGNumber.text(rectangle.top)),
      ("width", SVGNumber.text(rectangle.width)),
      ("height", SVGNumber.text(rectangle.height)),
    ]
    if radius > 0 { attributes.append(("rx", SVGNumber.text(radius))) }
    empty("rect", attributes)
  }

  /// A path from its data.
  mutating func path(_ data: String, _ names: String) {
    empty("path", [("class", names), ("d", data)])
  }

  /// A sign of ten by ten points.
  mutating func sign(_ sign: Sign, at corner: Point) {
    let place = "translate(\(SVGNumber.text(corner.x)) \(SVGNumber.text(corner.y)))"
    empty(
      "path",
      [
        ("class", sign.isFilled ? "sign" : "sign is-line"), ("transform", place),
        ("d", sign.path),
      ]
    )
  }

  /// A line of text, whose middle, or whose beginning where the class says so, is at a place.
  mutating func line(_ content: String, at place: Point, _ names: String) {
    let x = SVGNumber.text(place.x)
    let y = SVGNumber.text(place.y)
    element("text", [("class", names), ("x", x), ("y", y)], content)
  }
}
