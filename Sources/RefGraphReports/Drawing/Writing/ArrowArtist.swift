internal import RefGraph

/// Draws a face of an arrow along its way.
struct ArrowArtist {
  let face: ArrowFace
  let route: DiagramLayout.Route

  /// The classes of the face.
  static func names(of face: ArrowFace) -> String {
    var names = ["look", "strength-\(face.strength.word)"]
    if face.isInCycle { names.append("is-in-cycle") }
    if face.isCut { names.append("is-cut") }
    if face.isFaded { names.append("is-faded") }
    return names.joined(separator: " ")
  }

  func draw(into svg: inout SVGWriter) {
    svg.path(Self.data(of: line), "line")
    svg.path(head, isHeadOpen ? "head is-open" : "head")
    guard let room = route.label, let size = face.labelSize else { return }
    let label = Self.place(of: size, in: room, beside: route.curve)
    var baseline = label.top + 12.5
    for text in face.lines {
      let name =
        switch text.role {
        case .label: "label"
        case .cycle: "label cycle-word"
        case .cut: "label cut-word"
        }
      svg.line(text.text, at: Point(x: label.middle.x, y: baseline), name)
      baseline += ArrowFace.lineHeight
    }
  }

  /// Where the text stands in the room that was kept for it, which may be larger because of another
  /// frame: as near to the line as it can without touching it.
  static func place(of size: Size, in room: Rectangle, beside curve: Curve) -> Rectangle {
    var label = Rectangle(around: room.middle, size)
    let near = curve.samples.filter { label.top...label.bottom ~= $0.y }.map(\.x)
    guard let left = near.min(), let right = near.max() else { return label }
    label.left = (left + right) / 2 < room.middle.x ? right : left - size.width
    label.left = max(room.left, min(label.left, room.right - size.width))
    return label
  }

  /// The data of a path along a curve.
  static func data(of curve: Curve) -> String {
    var data = "M\(SVGNumber.text(curve.points[0]))C"
    data += curve.points.dropFirst().map { SVGNumber.text($0) }.joined(separator: " ")
    return data
  }

  /// The way without the room of the head; an open head lets the line through to its tip.
  private var line: Curve { route.curve.trimmed(by: isHeadOpen ? 1 : headLength - 0.5) }

  private var isHeadOpen: Bool { face.strength == .weak || face.strength == .unowned }

  private var isHeavy: Bool { face.isInCycle || face.isCut }

  private var headLength: Double { isHeavy ? 12 : 9 }

  private var head: String {
    let tip = route.curve.end
    let base = route.curve.trimmed(by: headLength).end
    let way = tip - base
    let length = max(way.length, 0.001)
    let along = way * (1 / length)
    let across = Point(x: -along.y, y: along.x) * (isHeavy ? 5.5 : 4)
    let corners = [base + across, tip, base - across].map { SVGNumber.text($0) }
    switch face.strength {
    case .weak, .unowned: return "M\(corners[0])L\(corners[1])L\(corners[2])"
    case .strong, .unmanaged: return "M\(corners[0])L\(corners[1])L\(corners[2])Z"
    case .conservative:
      let middle = base + along * (headLength / 2)
      let points = [base, middle + across, tip, middle - across].map { SVGNumber.text($0) }
      return "M\(points.joined(separator: "L"))Z"
    }
  }
}
