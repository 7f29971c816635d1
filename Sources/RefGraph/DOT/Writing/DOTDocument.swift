/// A diagram as text in the DOT language, which Graphviz lays out and draws.
///
/// ```swift
/// DOTDocument(DiagramPlan(of: snapshot)).text  // "digraph memgraph {\n  graph [rankdir=TB, …"
/// ```
///
/// One line holds one box or one arrow, in the order of the plan; equal plans give equal bytes.
/// Everything that came from outside is escaped. The strength of a reference is told by the style
/// of its line and by a word, what became of an object by a word.
public struct DOTDocument: Hashable, Sendable {
  /// The whole document; it ends in a line end.
  public let text: String

  /// Writes a plan.
  ///
  /// - Parameters:
  ///   - plan: what to draw.
  ///   - style: the colours.
  ///   - setting: the values of a scenario's choices, as they shall be shown beside the moment.
  ///   - answer: what the snapshot says to its question, in a sentence or two.
  public init(
    _ plan: DiagramPlan,
    style: DOTStyle = .light,
    setting: String? = nil,
    answer: String? = nil
  ) {
    let title = DOTTitle(of: plan, style.palette, setting: setting, answer: answer)
    let palette = style.palette
    let owned = Self.ownedBoxes(of: plan)
    var lines = ["digraph memgraph {"]
    lines += Self.defaults(palette, title: title.label).map { "  " + $0 }
    lines += plan.boxes.map { "  " + BoxLook(of: $0, palette).statement(id: $0.id) }
    lines += Self.topRank(of: plan, owned: owned).map { "  " + $0 }
    lines += plan.arrows.map { arrow in
      let constrains = Self.constrains(arrow, in: plan, owned: owned)
      return "  " + ArrowLook(of: arrow, in: plan, palette, constrains: constrains).statement()
    }
    lines += DOTLegend(DiagramLegend(of: plan), palette).lines().map { "  " + $0 }
    lines.append("}")
    text = lines.joined(separator: "\n") + "\n"
  }

  /// How all boxes and arrows look that say nothing else, under a title in DOT.
  static func defaults(_ palette: DOTPalette, title: String) -> [String] {
    let font = "fontname=\"Helvetica,Arial,DejaVu Sans,sans-serif\""
    return [
      "graph [rankdir=TB, newrank=true, nodesep=0.4, ranksep=0.5, pad=0.3, "
        + "bgcolor=\"\(palette.ground)\", fontcolor=\"\(palette.text)\", \(font), fontsize=12, "
        + "labelloc=t, labeljust=l, label=\(title)]",
      "node [shape=box, style=filled, margin=\"0.18,0.1\", penwidth=1.2, "
        + "fillcolor=\"\(palette.plain.fill)\", color=\"\(palette.plain.line)\", "
        + "fontcolor=\"\(palette.text)\", \(font), fontsize=12]",
      "edge [color=\"\(palette.line)\", fontcolor=\"\(palette.text)\", \(font), fontsize=10, "
        + "penwidth=1.2, arrowsize=0.8]",
    ]
  }

  /// The boxes to which an owning arrow leads.
  private static func ownedBoxes(of plan: DiagramPlan) -> Set<Int> {
    Set(
      plan.arrows.lazy
        .filter { OwningStrengths.strongAndConservative.contains($0.strength) }
        .map(\.target)
    )
  }

  /// Roots that nothing shown owns stand at the top.
  private static func topRank(of plan: DiagramPlan, owned: Set<Int>) -> [String] {
    let tops = plan.boxes.indices.filter {
      !plan.boxes[$0].role.roots.isEmpty && !owned.contains($0)
    }
    guard tops.count > 1 else { return [] }
    let ids = tops.map { DOTText.quoted(plan.boxes[$0].id) }
    return ["{ rank=min; \(ids.joined(separator: "; ")) }"]
  }

  /// What owns stands above what it owns; a reference that does not own has a say only where
  /// nothing else tells where its target belongs.
  private static func constrains(
    _ arrow: DiagramPlan.Arrow,
    in plan: DiagramPlan,
    owned: Set<Int>
  ) -> Bool {
    if OwningStrengths.strongAndConservative.contains(arrow.strength) { return true }
    return !owned.contains(arrow.target) && plan.boxes[arrow.target].role.roots.isEmpty
  }
}
