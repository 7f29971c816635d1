internal import RefGraph

/// Frames of a series one above the other in one SVG, each with its heading, and everything in its
/// place from frame to frame, as seen from the upper edge of each; below them what the marks mean. A
/// picture of one frame is the shortest such book.
struct FlipBook {
  private let sheet: SheetArtist
  private let headings: [PictureHeading]

  /// - Parameter headings: one for each frame of the series.
  init(of sheet: SheetArtist, headings: [PictureHeading]) {
    let frames = sheet.sketch.series.frames.count
    precondition(headings.count == frames, "\(headings.count) headings for \(frames) frames")
    self.sheet = sheet
    self.headings = headings
  }

  /// Around all.
  private static let margin = 28.0
  /// Room enough for a sentence beside a small diagram.
  private static let leastWidth = 460.0
  private static let gap = 26.0

  /// The frames to show, by position in the series, with their places in it: a document.
  func svg(frames shown: Range<Int>) -> String {
    let legend = LegendArtist(of: sheet.sketch, frames: shown)
    let inner = max(sheet.layout.size.width, Self.leastWidth, legend.leastWidth)
    var body = SVGWriter(depth: 1)
    var top = Self.margin
    let title = headings[shown].lazy.compactMap(\.title).first
    if let title { drawTitle(title, width: inner, top: &top, into: &body) }
    for frame in shown {
      if frame > shown.lowerBound {
        drawRule(width: inner, top: top + Self.gap / 2, into: &body)
        top += Self.gap
      }
      draw(frame: frame, number: shown.count > 1 ? frame + 1 : nil, inner, top: &top, into: &body)
    }
    top += Self.gap
    top += legend.draw(at: Point(x: Self.margin, y: top), width: inner, into: &body)
    let size = Size(width: inner + 2 * Self.margin, height: top + Self.margin)
    return document(size, title ?? "Object graph", shown, body.text)
  }

  private func document(
    _ size: Size,
    _ title: String,
    _ shown: Range<Int>,
    _ body: String
  ) -> String {
    let width = SVGNumber.text(size.width)
    let height = SVGNumber.text(size.height)
    var svg = SVGWriter()
    svg.begin(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("class", "diagram"), ("width", width),
        ("height", height), ("viewBox", "0 0 \(width) \(height)"), ("role", "img"),
        ("aria-labelledby", "picture-title picture-description"),
      ]
    )
    svg.element("title", [("id", "picture-title")], VisibleText.escaping(title))
    svg.element("desc", [("id", "picture-description")], description(of: shown))
    svg.begin("style")
    svg.raw(DiagramStyle.css)
    svg.end()
    svg.rectangle(Rectangle(left: 0, top: 0, width: size.width, height: size.height), "ground")
    svg.raw(body)
    svg.end()
    return svg.text
  }

  private func description(of shown: Range<Int>) -> String {
    shown.map { number in
      DiagramDescription(of: sheet.sketch.series, frame: number, heading: headings[number]).text
    }.joined(separator: " ")
  }

  private func drawTitle(
    _ title: String,
    width: Double,
    top: inout Double,
    into svg: inout SVGWriter
  ) {
    draw(TextBlock(title, width: width, size: 20, .bold), "title", top: &top, into: &svg)
    top += 6
  }

  private func draw(
    frame number: Int,
    number shownNumber: Int?,
    _ width: Double,
    top: inout Double,
    into svg: inout SVGWriter
  ) {
    let frame = sheet.sketch.series.frames[number]
    let heading = headings[number]
    svg.begin("g", [("id", "frame-\(number)"), ("class", "frame")])
    let moment = [shownNumber.map(String.init), heading.moment].compactMap { $0 }
    if !moment.isEmpty {
      let text = moment.joined(separator: " · ")
      draw(TextBlock(text, width: width, size: 15, .bold), "moment", top: &top, into: &svg)
    }
    draw(TextBlock(heading.answer, width: width, size: 13), "answer", top: &top, into: &svg)
    for line in frame.hiddenWords {
      draw(TextBlock(line, width: width, size: 13), "answer quiet", top: &top, into: &svg)
    }
    top += 14
    let left = Self.margin + (width - sheet.layout.size.width) / 2
    let place = "translate(\(SVGNumber.text(left)) \(SVGNumber.text(top)))"
    svg.begin("g", [("transform", place)])
    var artist = sheet
    artist.prefix = "frame-\(number)-"
    let looks = sheet.sketch.looks(inFrame: number)
    artist.draw(looks, into: &svg)
    svg.end()
    svg.end()
    top += sheet.height(of: looks)
  }

  private func draw(
    _ block: TextBlock,
    _ names: String,
    top: inout Double,
    into svg: inout SVGWriter
  ) {
    for line in block.lines {
      top += block.lineHeight
      svg.line(line, at: Point(x: Self.margin, y: top - block.size * 0.3), names)
    }
  }

  private func drawRule(width: Double, top: Double, into svg: inout SVGWriter) {
    let place = SVGNumber.text(top)
    let right = SVGNumber.text(Self.margin + width)
    svg.path("M\(SVGNumber.text(Self.margin)) \(place)H\(right)", "rule")
  }
}
