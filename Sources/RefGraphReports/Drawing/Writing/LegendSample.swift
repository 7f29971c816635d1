internal import RefGraph

/// A small box or arrow that shows a mark, drawn as in a diagram.
struct LegendSample {
  /// The room that every sample takes.
  static let size = Size(width: 40, height: 17)

  private let sample: DiagramLegend.Sample

  init(of sample: DiagramLegend.Sample) { self.sample = sample }

  /// An element for a page: an `svg` that is nothing to whoever listens, because words follow.
  var element: String {
    var svg = SVGWriter()
    let width = SVGNumber.text(Self.size.width + 4)
    let height = SVGNumber.text(Self.size.height + 4)
    svg.begin(
      "svg",
      [
        ("class", "diagram sample"), ("width", width), ("height", height),
        ("viewBox", "-2 -2 \(width) \(height)"), ("aria-hidden", "true"),
      ]
    )
    draw(at: Point(x: 0, y: 0), into: &svg)
    svg.end()
    return svg.text
  }

  func draw(at corner: Point, into svg: inout SVGWriter) {
    switch sample {
    case .arrow(let strength): drawArrow(ArrowFace(strength: strength), corner, &svg)
    case .cycle: drawArrow(ArrowFace(isInCycle: true), corner, &svg)
    case .cut: drawWord("✂", "cut-word", corner, &svg)
    case .possibly: drawWord("?", "name", corner, &svg)
    case .root(let lifetime):
      drawBox(BoxFace(shape: .house, tone: .root, root: lifetime), nil, corner, &svg)
    case .crowd: drawBox(BoxFace(shape: .crowd), nil, corner, &svg)
    case .kind(let kind):
      let tone = kind == .system ? DiagramTone.system : .plain
      drawBox(BoxFace(shape: .init(of: kind), tone: tone), nil, corner, &svg)
    case .due: drawBox(BoxFace(isDue: true), nil, corner, &svg)
    case .verdict(let verdict):
      let tone = DiagramTone(of: verdict)
      drawBox(BoxFace(tone: tone), Sign(of: tone), corner, &svg)
    case .focus: drawBox(BoxFace(isFocus: true), nil, corner, &svg)
    case .faded: drawBox(BoxFace(isFaded: true), nil, corner, &svg)
    case .gone:
      svg.begin("g", [("class", "is-gone")])
      drawBox(BoxFace(), nil, corner, &svg)
      svg.end()
    }
  }

  private func drawArrow(_ face: ArrowFace, _ corner: Point, _ svg: inout SVGWriter) {
    let points = [0, 0.3, 0.7, 1].map {
      Point(x: corner.x + Self.size.width * $0, y: corner.y + Self.size.height / 2)
    }
    guard let curve = Curve(points: points) else { return }
    svg.begin("g", [("class", ArrowArtist.names(of: face))])
    ArrowArtist(face: face, route: .init(curve: curve, label: nil)).draw(into: &svg)
    svg.end()
  }

  private func drawWord(_ word: String, _ names: String, _ corner: Point, _ svg: inout SVGWriter) {
    svg.line(word, at: Point(x: corner.x + Self.size.width / 2, y: corner.y + 13), names)
  }

  /// A box as in a diagram, but smaller.
  private func drawBox(
    _ face: BoxFace,
    _ sign: Sign?,
    _ corner: Point,
    _ svg: inout SVGWriter
  ) {
    let scale = 0.6
    let left = SVGNumber.text(corner.x)
    let top = SVGNumber.text(corner.y)
    let place = Rectangle(
      left: 4,
      top: 0,
      width: Self.size.width / scale - 8,
      height: Self.size.height / scale
    )
    let artist = BoxArtist(face: face, place: place)
    svg.begin("g", [("class", BoxArtist.names(of: face))])
    svg.begin("g", [("transform", "translate(\(left) \(top)) scale(\(scale))")])
    artist.draw(into: &svg)
    svg.end()
    if let sign {
      let middle = Point(x: Self.size.width / 2, y: Self.size.height / 2)
      svg.sign(sign, at: corner + middle - Point(x: 5, y: 5))
    }
    svg.end()
  }
}

extension DiagramTone {
  /// The tone of an object of which this is the verdict.
  fileprivate init(of verdict: Verdict.Kind) {
    self =
      switch verdict {
      case .released: .released
      case .leaked: .leaked
      case .abandoned: .abandoned
      case .temporarilyHeld: .held
      }
  }
}
