/// Draws the frame of a group with its title.
struct GroupArtist {
  let title: String
  let frame: Rectangle

  func draw(into svg: inout SVGWriter) {
    svg.rectangle(frame, radius: 10, "group-frame")
    svg.line(title, at: Point(x: frame.left + 10, y: frame.top + 15), "group-title")
  }
}
