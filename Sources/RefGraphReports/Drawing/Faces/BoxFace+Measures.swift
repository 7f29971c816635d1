internal import RefGraph

extension BoxFace {
  /// The room that the box takes, with all that its shape adds around the lines.
  var size: Size {
    let widest = lines.map { Self.width(of: $0) }.max() ?? 0
    let height = lines.reduce(0) { $0 + Self.height(of: $1.role) }
    let inset = shape.inset
    return Size(
      width: max(widest + 2 * Self.padding, Self.leastWidth) + inset.left + inset.right,
      height: height + 2 * Self.leading + inset.top
    )
  }

  /// Between the text and the sides.
  static let padding = 13.0
  /// Above the first line and below the last.
  static let leading = 8.0
  private static let leastWidth = 74.0
  /// What a sign before a line takes of it.
  static let signWidth = 14.0
  /// How far the ground of a mark goes beyond its words.
  static let markPadding = 8.0

  static func fontSize(of role: BoxLine.Role) -> Double {
    switch role {
    case .name: 13
    case .detail, .keeper, .mark: 11
    }
  }

  static func height(of role: BoxLine.Role) -> Double {
    switch role {
    case .name: 17
    case .detail, .keeper: 15
    case .mark: 22
    }
  }

  /// The words of a line alone.
  static func textWidth(of line: BoxLine) -> Double {
    let isBold = line.role == .name || line.role == .mark
    return TextMetrics.width(
      of: line.text,
      size: fontSize(of: line.role),
      isBold ? .bold : .regular
    )
  }

  private static func width(of line: BoxLine) -> Double {
    switch line.role {
    case .name, .detail: textWidth(of: line)
    case .keeper: textWidth(of: line) + signWidth
    case .mark: textWidth(of: line) + signWidth + 2 * markPadding
    }
  }
}

extension BoxFace.Shape {
  /// What the shape needs beyond the ground of the text.
  var inset: (left: Double, top: Double, right: Double) {
    switch self {
    case .house: (0, 10, 0)
    case .instance, .closure, .box, .way: (0, 0, 0)
    case .frame: (0, 7, 0)
    case .storage: (0, 6, 0)
    case .system: (8, 0, 0)
    case .crowd: (0, 8, 8)
    }
  }
}
