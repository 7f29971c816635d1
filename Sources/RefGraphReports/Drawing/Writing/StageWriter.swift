internal import RefGraph

extension DiagramStage {
  /// Draws all looks of all frames.
  ///
  /// - Parameters:
  ///   - title: what the diagram is called.
  ///   - frame: the frame as which it begins; none of a series without frames.
  init(of artist: SheetArtist, title: String, opening frame: Int = 0) {
    let sketch = artist.sketch
    let layout = artist.layout
    let frames = sketch.series.frames.indices.map { sketch.looks(inFrame: $0) }
    self.frames = frames
    let first = frames.indices.contains(frame) ? frames[frame] : nil
    var svg = SVGWriter()
    let margin = 12.0
    let box =
      [-margin, -margin, layout.size.width + 2 * margin, layout.size.height + 2 * margin]
      .map { SVGNumber.text($0) }.joined(separator: " ")
    svg.begin(
      "svg",
      [
        ("id", "diagram"), ("class", "diagram"), ("xmlns", "http://www.w3.org/2000/svg"),
        ("viewBox", box), ("role", "group"), ("aria-label", VisibleText.escaping(title)),
      ]
    )
    for number in layout.arrowOrder {
      let way = sketch.series.arrows[number]
      let ends: SVGWriter.Attributes = [
        ("data-source", String(way.source)), ("data-target", String(way.target)),
      ]
      let look = first?.arrows[number]
      artist.begin("arrow", number, look, ends, into: &svg)
      svg.path(ArrowArtist.data(of: layout.arrows[number].curve), "hit")
      for face in sketch.arrows[number].faces.indices {
        artist.drawArrow(number, face, isOff: face != look?.number ?? 0, into: &svg)
      }
      svg.end()
    }
    for number in sketch.groups.order where layout.groups[number] != nil {
      artist.begin("group", number, first?.groups[number], [], into: &svg)
      artist.drawGroup(number, into: &svg)
      svg.end()
    }
    for (number, box) in sketch.series.boxes.enumerated() {
      let look = first?.boxes[number]
      artist.begin("box", number, look, [("data-name", box.id)], into: &svg)
      svg.element("title", [], box.fullText())
      for face in sketch.boxes[number].faces.indices {
        artist.drawBox(number, face, isOff: face != look?.number ?? 0, into: &svg)
      }
      svg.end()
    }
    svg.end()
    element = svg.text
  }
}
