/// The least room that text is given where it must not move what is around it when it changes.
///
/// Widths are those of Helvetica and Arial, in classes, with a tenth to spare for other fonts. Where
/// a font is wider still, Graphviz makes more room: nothing is cut, but pictures differ a little.
struct TextRoom: Hashable {
  /// In points.
  private(set) var width = 0.0
  /// In points.
  private(set) var height = 0.0

  /// No room.
  init() {}

  /// The room of lines of text, each of its own size.
  init(of lines: [(text: String, size: Double, isBold: Bool)]) {
    for line in lines {
      let spare = line.isBold ? 1.2 : 1.1
      width = max(width, Self.ems(line.text) * line.size * spare)
      height += line.size * 1.3
    }
  }

  /// Room for both, one at a time.
  func union(_ other: Self) -> Self {
    var room = self
    room.width = max(width, other.width)
    room.height = max(height, other.height)
    return room
  }

  /// The room around it, where a shape takes more than its text.
  func scaled(x: Double, y: Double) -> Self {
    var room = self
    room.width *= x
    room.height *= y
    return room
  }

  /// With a margin on all sides.
  func inset(x: Double, y: Double) -> Self {
    var room = self
    room.width += 2 * x
    room.height += 2 * y
    return room
  }

  /// Attributes of a node: at least so many inches.
  func attributes() -> [String] {
    ["width=\(Self.inches(width))", "height=\(Self.inches(height))"]
  }

  /// Attributes of a cell: at least so many points.
  func cellAttributes() -> String {
    "width=\"\(Int(width.rounded(.up)))\" height=\"\(Int(height.rounded(.up)))\""
  }

  /// Whole points, and those by fours, so that no rounding of Graphviz's tells one picture from the
  /// next.
  private static func inches(_ points: Double) -> String {
    let points = Int((points / 4).rounded(.up)) * 4
    let fractions = String(10_000 + points % 72 * 10_000 / 72).dropFirst()
    return "\(points / 72).\(fractions)"
  }

  private static func ems(_ text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ems($1) }
  }

  private static func ems(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "'", "|": 0.23
    case "f", "t", "I", "r", " ", "!", ".", ",", ":", ";", "/", "\\", "[", "]", "(", ")", "-", "`":
      0.34
    case "m", "w", "M", "W", "@", "%", "…", "—": 1
    case "A"..."Z", "&": 0.78
    case "\u{20}"..."\u{7E}": 0.58
    default: VisibleText.width(of: scalar) == 2 ? 1.2 : 0.8
    }
  }
}
