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
    var rows = [field()].compactMap { $0 }
    if let cycle = arrow.cycle { rows.append(bold(words(for: cycle), palette.cycle)) }
    if !arrow.releases.isEmpty {
      rows += [bold("✂ cut here releases", palette.cut), bold(released(), palette.cut)]
    }
    let padded = rows.map { "&#160;\($0)&#160;" }
    return rows.isEmpty ? nil : "label=<\(padded.joined(separator: "<br/>"))>"
  }

  private func words(for cycle: DiagramPlan.Arrow.Cycle) -> String {
    guard case .one(let number) = cycle else { return "↻ cycles" }
    let isOnlyOne = plan.arrows.allSatisfy { $0.cycle == nil || $0.cycle == cycle }
    return isOnlyOne ? "↻ cycle" : "↻ cycle \(number)"
  }

  private func field() -> String? {
    var words: [String] = []
    if !arrow.label.isEmpty { words.append(DOTText.html(arrow.label, columns: 28)) }
    if arrow.count > 1 { words.append("×\(DOTTitle.grouped(arrow.count))") }
    if let word = Self.word(for: arrow.strength) { words.append("«\(word)»") }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The word on the arrow; a strong reference is the ordinary one and has none.
  static func word(for strength: Strength) -> String? {
    switch strength {
    case .strong: nil
    case .weak, .unowned, .unmanaged: strength.word
    case .conservative: "conservative ?"
    }
  }

  private func released() -> String {
    let names = arrow.releases.prefix(2).map { DOTText.html($0, columns: 24) }
    let rest = arrow.releases.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
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
    "tooltip=\(DOTText.quoted(arrow.example.description))"
  }
}
