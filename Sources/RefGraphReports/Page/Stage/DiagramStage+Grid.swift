internal import RefGraph

extension DiagramStage {
  private static let columns = 4
  private static let pitch = (x: 230, y: 130)
  private static let size = (x: 190, y: 70)

  init(of series: DiagramSeries, _ renderer: PictureRenderer) throws(PictureRenderer.Failure) {
    _ = try renderer.render("digraph { a -> b }", .svg)
    var boxLooks = series.boxes.map { _ in Interned<DiagramPlan.Box>() }
    var arrowLooks = series.arrows.map { _ in Interned<DiagramPlan.Arrow>() }
    var frames: [FrameLooks] = []
    for frame in series.frames {
      frames.append(
        FrameLooks(
          boxes: Self.looks(frame.boxes, &boxLooks),
          arrows: Self.looks(frame.arrows, &arrowLooks)
        )
      )
    }
    self.frames = frames
    let rows = (series.boxes.count + Self.columns - 1) / Self.columns
    var svg =
      "<svg id=\"diagram\" class=\"diagram\" role=\"group\" viewBox=\"0 0 \(Self.columns * Self.pitch.x)"
      + " \(max(1, rows) * Self.pitch.y)\" xmlns=\"http://www.w3.org/2000/svg\">"
      + "<defs><marker id=\"head\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"7\""
      + " markerHeight=\"7\" orient=\"auto\"><path d=\"M0 0L10 5L0 10z\"></path></marker></defs>"
    for (index, way) in series.arrows.enumerated() {
      svg += Self.arrow(index, way, arrowLooks[index].values)
    }
    for (index, box) in series.boxes.enumerated() {
      svg += Self.box(index, box, boxLooks[index].values)
    }
    element = svg + "</svg>"
  }

  private static func looks<Part>(
    _ parts: [DiagramSeries.Presence<Part>],
    _ tables: inout [Interned<Part>]
  ) -> [Look] {
    parts.enumerated().map { index, presence in
      switch presence {
      case .absent: .absent
      case .present(let part): .shown(tables[index].number(of: part))
      case .gone(let part): .gone(tables[index].number(of: part))
      }
    }
  }

  private static func place(_ index: Int) -> (x: Int, y: Int) {
    (20 + index % columns * pitch.x, 20 + index / columns * pitch.y)
  }

  private static func box(_ index: Int, _ box: DiagramPlan.Box, _ looks: [DiagramPlan.Box])
    -> String
  {
    let (x, y) = place(index)
    var svg =
      "<g id=\"box-\(index)\" class=\"box\" data-name=\"\(Markup.escaped(box.id))\">"
    for (number, look) in looks.enumerated() {
      let tone = look.role.mark.map { "tone-" + $0.verdict.rawValue } ?? "tone-plain"
      svg += "<g class=\"look \(tone)\(number == 0 ? "" : " is-off")\">"
      svg += "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(size.x)\" height=\"\(size.y)\" rx=\"6\"></rect>"
      svg += "<text x=\"\(x + 10)\" y=\"\(y + 28)\">\(Markup.escaped(look.id))</text>"
      svg +=
        "<text x=\"\(x + 10)\" y=\"\(y + 52)\">\(look.role.mark?.verdict.rawValue ?? "")</text></g>"
    }
    return svg + "</g>"
  }

  private static func arrow(
    _ index: Int,
    _ way: DiagramSeries.Way,
    _ looks: [DiagramPlan.Arrow]
  ) -> String {
    let (start, end) = (place(way.source), place(way.target))
    var svg = "<g id=\"arrow-\(index)\" class=\"arrow\">"
    for (number, look) in looks.enumerated() {
      svg += "<g class=\"look strength-\(look.strength.word)\(number == 0 ? "" : " is-off")\">"
      svg += "<path marker-end=\"url(#head)\" d=\"M\(start.x + size.x / 2) \(start.y + size.y)"
      svg += "L\(end.x + size.x / 2) \(end.y)\"></path></g>"
    }
    return svg + "</g>"
  }
}

/// How pictures look.
enum DiagramStyle {
  static let css = """
    .diagram rect { fill: none; stroke: currentColor; }
    .diagram text { fill: currentColor; font: 14px system-ui, sans-serif; }
    .diagram path { fill: none; stroke: currentColor; }
    .diagram marker path { fill: currentColor; }
    .strength-weak path { stroke-dasharray: 5 4; }
    .is-absent, .is-off { display: none; }
    .is-gone { opacity: 0.3; }
    .is-dim { opacity: 0.25; }

    """
}
