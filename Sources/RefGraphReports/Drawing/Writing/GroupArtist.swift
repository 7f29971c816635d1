/// Draws the frame of a group with its title.
struct GroupArtist {
  let title: String
  let place: GroupFrame

  func draw(into svg: inout SVGWriter) {
    svg.rectangle(place.frame, radius: 10, "group-frame")
    let corner = Point(x: place.title.left + 10, y: place.title.top + 12)
    svg.line(title, at: corner, "group-title")
  }
}
