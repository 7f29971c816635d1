/// How an arrow looks: its line by strength, its weight by cycle and cut, and its text.
struct ArrowLook {
  private let arrow: DiagramPlan.Arrow
  private let plan: DiagramPlan
  private let palette: DOTPalette

  /// Whether the target shall stand below the source.
  private let constrains: Bool

  init(
    of arrow: DiagramPlan.Arrow,
    in plan: DiagramPlan,
    _ palette: DOTPalette,
    constrains: Bool
  ) {
    self.arrow = arrow
    self.constrains = constrains
    self.plan = plan
    self.palette = palette
  }

  /// The edge statement.
  func statement() -> String {
    let source = DOTText.quoted(plan.boxes[arrow.source].id)
    let target = DOTText.quoted(plan.boxes[arrow.target].id)
    let attributes = [label()].compactMap { $0 } + appearance() + [tooltip()]
    return "\(source) -> \(target) [\(attributes.joined(separator: ", "))]"
  }

  private func label() -> String? {
    let lines = arrow.lines(isOnlyCycle: DiagramPlan.Arrow.areOfOneCycle(plan.arrows))
    let rows = lines.map { "&#160;\(dressed($0))&#160;" }
    return rows.isEmpty ? nil : "label=<\(rows.joined(separator: "<br/>"))>"
  }

  private func dressed(_ line: ArrowLine) -> String {
    let text = DOTText.entities(line.text)
    return switch line.role {
    case .label: text
    case .cycle: bold(text, palette.cycle)
    case .cut: bold(text, palette.cut)
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
    var attributes = Self.line(for: arrow.strength, palette)
    if arrow.cycle != nil {
      attributes += ["color=\"\(palette.cycle)\"", "penwidth=3.5"]
    } else if !arrow.releases.isEmpty {
      attributes += ["color=\"\(palette.cut)\"", "penwidth=2"]
    }
    if !constrains {
      attributes.append("constraint=false")
    }
    return attributes
  }

  private func tooltip() -> String {
    "tooltip=\(DOTText.quoted(arrow.fullText()))"
  }
}
