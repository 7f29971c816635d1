internal import RefGraph

/// What a renderer is asked for places: the boxes, the room of the text at the arrows and the groups
/// of a series as DOT text, in sizes of our own, so that no font of the renderer's has a say.
///
/// Boxes are called `b0`, `b1`, …. An arrow has its number for a colour, `#000007`: the form in which
/// places come back says between which boxes an edge leads, and repeats its colour, but has no name
/// for it.
///
/// Every arrow has a text, if only of a point: Graphviz 2.43 stops the process where of two edges
/// between the same boxes that do not constrain one has a text and the other none.
struct LayoutRequest {
  /// The document.
  let text: String

  /// - Parameter ranksRoots: whether roots that nothing owns shall stand side by side at the top.
  init(of sketch: DiagramSketch, ranksRoots: Bool = true) {
    let owned = Set(sketch.series.arrows.lazy.filter(\.owns).map(\.target))
    var lines = [
      "digraph places {",
      "  graph [rankdir=TB, newrank=true, nodesep=0.45, ranksep=0.5]",
      "  node [shape=box, fixedsize=true, label=\"\", margin=0]",
      "  edge [arrowhead=none]",
    ]
    lines += sketch.boxSizes.enumerated().map { number, size in
      "  \(Self.name(ofBox: number)) [width=\(Self.inches(size.width)), "
        + "height=\(Self.inches(size.height))]"
    }
    lines += Self.clusters(of: sketch.groups)
    if ranksRoots { lines += Self.topRank(of: sketch.series, owned: owned) }
    lines += sketch.series.arrows.enumerated().map { number, arrow in
      "  " + Self.edge(number, arrow, label: sketch.labelSizes[number], in: sketch.series, owned)
    }
    lines.append("}")
    text = lines.joined(separator: "\n") + "\n"
  }

  static func name(ofBox number: Int) -> String { "b\(number)" }

  /// The colour by which an arrow is known again.
  static func colour(ofArrow number: Int) -> String {
    let digits = String(number, radix: 16)
    return "#" + String(repeating: "0", count: max(6 - digits.count, 0)) + digits
  }

  /// The clusters, those within others inside of them. Groups nest as deep as a scenario says, so
  /// the walk keeps its own stack.
  private static func clusters(of groups: GroupTree) -> [String] {
    enum Step {
      case begin(Int)
      case end
    }
    var lines: [String] = []
    var indent = "  "
    var steps = groups.tops.reversed().map { Step.begin($0) }
    while let step = steps.popLast() {
      guard case .begin(let group) = step else {
        indent.removeLast(2)
        lines.append(indent + "}")
        continue
      }
      let title = GroupFrame.titleSize(groups.titles[group])
      lines.append("\(indent)subgraph cluster_\(group) {")
      indent += "  "
      lines.append(
        "\(indent)graph [margin=\(Int(GroupFrame.margin) + 2), labeljust=l, \(label(title))]"
      )
      lines += groups.members[group].map { indent + name(ofBox: $0) }
      steps.append(.end)
      steps += groups.children[group].reversed().map { .begin($0) }
    }
    return lines
  }

  /// Roots that nothing owns stand at the top.
  private static func topRank(of series: DiagramSeries, owned: Set<Int>) -> [String] {
    let tops = series.boxes.indices.filter { isRoot($0, in: series) && !owned.contains($0) }
    guard tops.count > 1 else { return [] }
    return ["  { rank=min; \(tops.map { name(ofBox: $0) }.joined(separator: "; ")) }"]
  }

  private static func isRoot(_ box: Int, in series: DiagramSeries) -> Bool {
    !series.boxes[box].role.roots.isEmpty
  }

  /// What owns stands above what it owns; a reference that never owns has a say only where nothing
  /// else tells where its target belongs.
  private static func edge(
    _ number: Int,
    _ arrow: DiagramSeries.Way,
    label size: Size?,
    in series: DiagramSeries,
    _ owned: Set<Int>
  ) -> String {
    let constrains =
      arrow.owns || !owned.contains(arrow.target) && !isRoot(arrow.target, in: series)
    let attributes = [
      "color=\"\(colour(ofArrow: number))\"",
      label(size ?? Size(width: 1, height: 1)),
      constrains ? nil : "constraint=false",
    ]
    return "\(name(ofBox: arrow.source)) -> \(name(ofBox: arrow.target)) "
      + "[\(attributes.compactMap { $0 }.joined(separator: ", "))]"
  }

  /// A label that is nothing but its size.
  private static func label(_ size: Size) -> String {
    let width = Int(size.width.rounded(.up))
    let height = Int(size.height.rounded(.up))
    return "label=<<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"0\" "
      + "fixedsize=\"true\" width=\"\(width)\" height=\"\(height)\"><tr><td></td></tr></table>>"
  }

  /// Points as inches, in ten-thousandths.
  private static func inches(_ points: Double) -> String {
    let parts = Int((points / 72 * 10_000).rounded(.up))
    let digits = String(parts % 10_000)
    return "\(parts / 10_000)." + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
