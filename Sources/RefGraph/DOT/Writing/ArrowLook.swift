/// How an arrow looks: its line by strength, its weight by cycle and cut, and its text.
struct ArrowLook {
  let arrow: DiagramPlan.Arrow
  let palette: DOTPalette
  /// Whether there is no other cycle in the picture.
  let isOnlyCycle: Bool
  /// Whether the target shall stand below the source.
  let constrains: Bool
  /// Whether it is drawn though it is not there any more.
  var isGhost = false

  /// The edge statement.
  ///
  /// - Parameter room: what its label takes at least.
  func statement(from source: String, to target: String, room: TextRoom? = nil) -> String {
    let attributes = [label(room)].compactMap { $0 } + appearance() + [tooltip()]
    return "\(DOTText.quoted(source)) -> \(DOTText.quoted(target)) "
      + "[\(attributes.joined(separator: ", "))]"
  }

  private func label(_ room: TextRoom?) -> String? {
    let rows = lines().map { "&#160;\(dressed($0))&#160;" }
    let text = rows.isEmpty ? "" : Self.table(rows, "bgcolor=\"\(palette.ground)\"")
    if let room { return "label=<\(Self.cell(text, room))>" }
    return rows.isEmpty ? nil : "label=<\(text)>"
  }

  /// A cell of at least this room.
  static func cell(_ text: String, _ room: TextRoom) -> String {
    table([text], room.cellAttributes())
  }

  /// A cell; the colour of the ground in it hides what lines run through it, a little away from its
  /// own line.
  private static func table(_ rows: [String], _ attributes: String) -> String {
    "<table border=\"0\" cellborder=\"0\" cellspacing=\"1\" cellpadding=\"0\">"
      + "<tr><td \(attributes)>\(rows.joined(separator: "<br/>"))</td></tr></table>"
  }

  /// What stands at it; of one that is gone only what it was.
  private func lines() -> [ArrowLine] {
    arrow.lines(isOnlyCycle: isOnlyCycle).filter { !isGhost || $0.role == .label }
  }

  /// The room of its label; `nil` where it has none.
  func room() -> TextRoom? {
    let lines = lines().map { (" \($0.text) ", 10.0, $0.role != .label) }
    return lines.isEmpty ? nil : TextRoom(of: lines)
  }

  /// Whether it stands back behind the others.
  private var isQuiet: Bool { isGhost || arrow.isFaded }

  private func dressed(_ line: ArrowLine) -> String {
    let text = DOTText.entities(line.text)
    return switch line.role {
    case .label: text
    case .cycle: bold(text, isQuiet ? palette.quiet : palette.cycle)
    case .cut: bold(text, isQuiet ? palette.quiet : palette.cut)
    }
  }

  private func bold(_ text: String, _ colour: String) -> String {
    "<font color=\"\(colour)\"><b>\(text)</b></font>"
  }

  /// The line and the head that stand for a strength; a strong reference is drawn as edges are.
  static func line(for strength: Strength, _ palette: DOTPalette) -> [String] {
    switch strength {
    case .strong: []
    case .weak: ["style=dashed", "arrowhead=vee"]
    case .unowned: ["style=dotted", "arrowhead=vee"]
    case .unmanaged: ["style=dotted", "arrowhead=open"]
    case .conservative: ["color=\"\(palette.quiet)\"", "arrowhead=odiamond"]
    }
  }

  private func appearance() -> [String] {
    var attributes = isGhost ? ["style=dotted"] : Self.line(for: arrow.strength, palette)
    if isQuiet {
      attributes.removeAll { $0.hasPrefix("color=") }
      attributes += ["color=\"\(palette.faint)\"", "fontcolor=\"\(palette.quiet)\""]
    } else if arrow.cycle != nil {
      attributes += ["color=\"\(palette.cycle)\"", "penwidth=3.5"]
    } else if !arrow.releases.isEmpty {
      attributes += ["color=\"\(palette.cut)\"", "penwidth=2"]
    }
    if !constrains { attributes.append("constraint=false") }
    return attributes
  }

  private func tooltip() -> String {
    "tooltip=\(DOTText.tooltip(arrow.fullText()))"
  }
}
