internal import RefGraph

/// Draws the parts of a sketch into their places, each in a group of its own.
struct SheetArtist {
  let sketch: DiagramSketch
  let layout: DiagramLayout
  /// What stands before the identities of elements, so that several sheets have room in one
  /// document.
  var prefix = ""

  /// Begins the element of a part.
  func begin(
    _ kind: String,
    _ number: Int,
    _ look: DiagramStage.Look?,
    _ others: SVGWriter.Attributes,
    into svg: inout SVGWriter
  ) {
    let names = [kind, look?.name].compactMap { $0 }.joined(separator: " ")
    svg.begin("g", [("id", "\(prefix)\(kind)-\(number)"), ("class", names)] + others)
  }

  func drawGroup(_ number: Int, into svg: inout SVGWriter) {
    guard let place = layout.groups[number] else { return }
    GroupArtist(title: sketch.groups.titles[number], place: place).draw(into: &svg)
  }

  func drawArrow(_ number: Int, _ face: Int, isOff: Bool = false, into svg: inout SVGWriter) {
    let face = sketch.arrows[number].faces[face]
    svg.begin("g", [("class", ArrowArtist.names(of: face) + (isOff ? " is-off" : ""))])
    svg.element("title", [], face.fullText)
    ArrowArtist(face: face, route: layout.arrows[number]).draw(into: &svg)
    svg.end()
  }

  func drawBox(_ number: Int, _ face: Int, isOff: Bool = false, into svg: inout SVGWriter) {
    let face = sketch.boxes[number].faces[face]
    svg.begin("g", [("class", BoxArtist.names(of: face) + (isOff ? " is-off" : ""))])
    BoxArtist(face: face, place: layout.boxes[number]).draw(into: &svg)
    svg.end()
  }

  /// How far down a frame reaches: what is below is left blank in it alone.
  func height(of looks: DiagramStage.FrameLooks) -> Double {
    let boxes = zip(layout.boxes, looks.boxes).filter { $1 != .absent }.map(\.0.bottom)
    let groups = zip(layout.groups, looks.groups).compactMap { place, look in
      look == .absent ? nil : place?.frame.bottom
    }
    let arrows = zip(layout.arrows, looks.arrows).filter { $1 != .absent }.flatMap { route, _ in
      route.curve.samples.map(\.y) + (route.label.map { [$0.bottom] } ?? [])
    }
    let lowest = (boxes + groups + arrows).max() ?? 0
    return min(lowest + Self.margin, layout.size.height)
  }

  /// Below what is lowest.
  private static let margin = 10.0

  /// Everything that is in one frame, and nothing else.
  func draw(_ looks: DiagramStage.FrameLooks, into svg: inout SVGWriter) {
    for number in layout.arrowOrder {
      guard let face = looks.arrows[number].number else { continue }
      begin("arrow", number, looks.arrows[number], [], into: &svg)
      drawArrow(number, face, into: &svg)
      svg.end()
    }
    for number in sketch.groups.order where looks.groups[number] != .absent {
      begin("group", number, looks.groups[number], [], into: &svg)
      drawGroup(number, into: &svg)
      svg.end()
    }
    for (number, look) in looks.boxes.enumerated() {
      guard let face = look.number else { continue }
      begin("box", number, look, [], into: &svg)
      svg.element("title", [], sketch.series.boxes[number].fullText())
      drawBox(number, face, into: &svg)
      svg.end()
    }
  }
}
