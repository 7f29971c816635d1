internal import RefGraph

/// Draws a face of a box into its place.
struct BoxArtist {
  let face: BoxFace
  let place: Rectangle

  /// The classes of the face.
  static func names(of face: BoxFace) -> String {
    var names = ["look", "shape-\(face.shape.rawValue)", "tone-\(face.tone.rawValue)"]
    if let root = face.root { names.append("root-\(root.word)") }
    if face.isDue { names.append("is-due") }
    if face.isInCycle { names.append("is-in-cycle") }
    if face.isFocus { names.append("is-focus") }
    if face.isFaded { names.append("is-faded") }
    return names.joined(separator: " ")
  }

  func draw(into svg: inout SVGWriter) {
    drawShape(into: &svg)
    if face.isDue {
      svg.rectangle(ground.outset(by: -3.5), radius: max(radius - 3, 1), "due-line")
    }
    var top = ground.middle.y - face.lines.reduce(0) { $0 + BoxFace.height(of: $1.role) } / 2
    var hasSign = face.root == nil
    for line in face.lines {
      draw(line, top: top, hasSign: &hasSign, into: &svg)
      top += BoxFace.height(of: line.role)
    }
  }

  /// The rectangle on which the lines stand.
  var ground: Rectangle {
    let inset = face.shape.inset
    return Rectangle(
      left: place.left + inset.left,
      top: place.top + inset.top,
      width: place.width - inset.left - inset.right,
      height: place.height - inset.top
    )
  }

  var radius: Double {
    switch face.shape {
    case .instance, .crowd: 7
    case .closure: min(ground.height / 2, 20)
    case .house, .frame, .box, .system: 2
    case .storage, .way: 0
    }
  }

  private func draw(
    _ line: BoxLine,
    top: Double,
    hasSign: inout Bool,
    into svg: inout SVGWriter
  ) {
    let middle = ground.middle.x
    switch line.role {
    case .name: svg.line(line.text, at: Point(x: middle, y: top + 13), "name")
    case .detail: svg.line(line.text, at: Point(x: middle, y: top + 11), "detail")
    case .keeper:
      let sign = hasSign ? nil : face.root.map { Sign(of: $0) }
      hasSign = true
      let shift = sign == nil ? 0 : BoxFace.signWidth / 2
      if let sign {
        let left = middle - BoxFace.textWidth(of: line) / 2 - shift
        svg.sign(sign, at: Point(x: left, y: top + 2))
      }
      svg.line(line.text, at: Point(x: middle + shift, y: top + 11), "keeper")
    case .mark: drawMark(line, top: top, into: &svg)
    }
  }

  /// The verdict: light words on a dark ground, with a sign.
  private func drawMark(_ line: BoxLine, top: Double, into svg: inout SVGWriter) {
    let words = BoxFace.textWidth(of: line)
    let sign = Sign(of: face.tone)
    let signWidth = sign == nil ? 0 : BoxFace.signWidth
    let width = words + signWidth + 2 * BoxFace.markPadding
    let left = ground.middle.x - width / 2
    svg.rectangle(
      Rectangle(left: left, top: top + 4, width: width, height: 17),
      radius: 8.5,
      "mark-ground"
    )
    svg.begin("g", [("class", "mark")])
    if let sign { svg.sign(sign, at: Point(x: left + BoxFace.markPadding, y: top + 7.5)) }
    svg.line(line.text, at: Point(x: ground.middle.x + signWidth / 2, y: top + 16.5), "mark-word")
    svg.end()
  }
}
