internal import RefGraph

/// Draws what the marks mean: of those that occur in some frames.
struct LegendArtist {
  let entries: [DiagramLegend.Entry]

  init(of sketch: DiagramSketch, frames: Range<Int>) {
    let shown = sketch.series.frames[frames]
    let looks = frames.map { sketch.looks(inFrame: $0) }
    let hasGhosts = looks.contains { look in
      (look.boxes + look.arrows).contains { if case .gone = $0 { true } else { false } }
    }
    entries =
      DiagramLegend(
        boxes: shown.flatMap { $0.presentBoxes.map(\.box) },
        arrows: shown.flatMap(\.presentArrows),
        hasGhosts: hasGhosts
      ).entries
  }

  private static let fontSize = 11.0
  private static let rowHeight = 21.0
  private static let textLeft = LegendSample.size.width + 9
  private static let columnGap = 26.0

  /// Draws the entries in as many columns as there is room for.
  ///
  /// - Returns: the height that they take.
  func draw(at corner: Point, width: Double, into svg: inout SVGWriter) -> Double {
    guard !entries.isEmpty else { return 0 }
    let widest = entries.map { Self.width(of: $0) }.max() ?? 0
    let columns = max(1, Int((width + Self.columnGap) / (widest + Self.columnGap)))
    let rows = (entries.count + columns - 1) / columns
    svg.begin("g", [("class", "legend")])
    svg.line("How to read this", at: Point(x: corner.x, y: corner.y + 12), "heading")
    for (number, entry) in entries.enumerated() {
      let place = Point(
        x: corner.x + Double(number / rows) * (widest + Self.columnGap),
        y: corner.y + 22 + Double(number % rows) * Self.rowHeight
      )
      draw(entry, at: place, into: &svg)
    }
    svg.end()
    return 22 + Double(rows) * Self.rowHeight
  }

  private func draw(
    _ entry: DiagramLegend.Entry,
    at corner: Point,
    into svg: inout SVGWriter
  ) {
    LegendSample(of: entry.sample).draw(at: corner, into: &svg)
    let left = corner.x + Self.textLeft
    let baseline = corner.y + 13
    svg.line(entry.term, at: Point(x: left, y: baseline), "term")
    let term = TextMetrics.width(of: entry.term, size: Self.fontSize, .bold)
    svg.line(entry.meaning, at: Point(x: left + term + 7, y: baseline), "meaning")
  }

  private static func width(of entry: DiagramLegend.Entry) -> Double {
    textLeft + 7
      + TextMetrics.width(of: entry.term, size: fontSize, .bold)
      + TextMetrics.width(of: entry.meaning, size: fontSize)
  }
}
