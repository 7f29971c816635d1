extension BoxArtist {
  /// What is around the lines, by what the object is.
  func drawShape(into svg: inout SVGWriter) {
    switch face.shape {
    case .house: drawHouse(into: &svg)
    case .instance, .closure: svg.rectangle(ground, radius: radius, "face")
    case .frame: drawFrame(into: &svg)
    case .box: drawCaptureBox(into: &svg)
    case .storage: drawStorage(into: &svg)
    case .system: drawSystemObject(into: &svg)
    case .crowd: drawCrowd(into: &svg)
    case .way: break
    }
  }

  /// A card under a roof: what is alive from outside.
  private func drawHouse(into svg: inout SVGWriter) {
    let number: (Double) -> String = SVGNumber.text
    svg.path(
      "M\(number(place.left)) \(number(place.bottom))V\(number(ground.top))"
        + "L\(number(place.middle.x)) \(number(place.top))"
        + "L\(number(place.right)) \(number(ground.top))V\(number(place.bottom))Z",
      "face"
    )
  }

  /// A card with a tab: code that is running.
  private func drawFrame(into svg: inout SVGWriter) {
    let tab = min(46, ground.width / 2)
    let height = ground.top - place.top
    let number: (Double) -> String = SVGNumber.text
    svg.path(
      "M\(number(place.left)) \(number(place.bottom))V\(number(place.top))"
        + "h\(number(tab))l4 \(number(height))H\(number(ground.right))V\(number(place.bottom))Z",
      "face"
    )
  }

  /// A card with its corners cut: the box around a captured variable.
  private func drawCaptureBox(into svg: inout SVGWriter) {
    svg.rectangle(ground, radius: radius, "face")
    let cut = 8.0
    let corners = [
      (Point(x: ground.left, y: ground.top + cut), Point(x: ground.left + cut, y: ground.top)),
      (Point(x: ground.right - cut, y: ground.top), Point(x: ground.right, y: ground.top + cut)),
      (
        Point(x: ground.right, y: ground.bottom - cut),
        Point(x: ground.right - cut, y: ground.bottom)
      ),
      (
        Point(x: ground.left + cut, y: ground.bottom), Point(x: ground.left, y: ground.bottom - cut)
      ),
    ]
    let data = corners.map { "M\(SVGNumber.text($0.0))L\(SVGNumber.text($0.1))" }
    svg.path(data.joined(), "face-line")
  }

  /// A cylinder: the inside of a collection.
  private func drawStorage(into svg: inout SVGWriter) {
    let number: (Double) -> String = SVGNumber.text
    let arc = "\(number(place.width / 2)) 6"
    let top = place.top + 6
    svg.path(
      "M\(number(place.left)) \(number(top))A\(arc) 0 0 1 \(number(place.right)) \(number(top))"
        + "V\(number(place.bottom - 6))A\(arc) 0 0 1 \(number(place.left)) \(number(place.bottom - 6))Z",
      "face"
    )
    svg.path(
      "M\(number(place.left)) \(number(top))A\(arc) 0 0 0 \(number(place.right)) \(number(top))",
      "face-line"
    )
  }

  /// A card with two plugs: not the app's own.
  private func drawSystemObject(into svg: inout SVGWriter) {
    svg.rectangle(ground, radius: radius, "face")
    for top in [ground.top + 8, ground.top + 19] {
      svg.rectangle(
        Rectangle(left: place.left, top: top, width: 16, height: 7),
        radius: 1,
        "face"
      )
    }
  }

  /// A stack of cards: objects that are alike.
  private func drawCrowd(into svg: inout SVGWriter) {
    for step in [8.0, 4.0] {
      var card = ground
      card.left += step
      card.top -= step
      svg.rectangle(card, radius: radius, "face")
    }
    svg.rectangle(ground, radius: radius, "face")
  }
}
