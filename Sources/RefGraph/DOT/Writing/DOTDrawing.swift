/// A diagram in parts, as they are to be drawn, before it is text.
struct DOTDrawing {
  let palette: DOTPalette
  /// The value of the title's attribute.
  let title: String
  let boxes: [Box]
  let arrows: [Arrow]
  let groups: [DiagramSeries.Group]
  /// For each group whether there is anything to see of it.
  let isDrawn: [Bool]
  let legend: DiagramLegend

  /// A node.
  struct Box {
    let id: String
    /// How it looks; `nil` where there is nothing to see.
    let look: BoxLook?
    /// Whether it is a root, where it is drawn first.
    let isRoot: Bool
    /// What it takes at least.
    let room: TextRoom?
  }

  /// An edge.
  struct Arrow {
    let way: DiagramSeries.Way
    /// Whether the target shall stand below the source.
    let constrains: Bool
    /// How it looks; `nil` where there is nothing to see.
    let look: ArrowLook?
    /// What its label takes at least.
    let room: TextRoom?
  }

  /// The whole document.
  func text() -> String {
    let ids = boxes.map(\.id)
    var lines = ["digraph memgraph {"]
    lines += DOTDocument.defaults(palette, title: title, drawing: "outputorder=edgesfirst, ").map {
      "  " + $0
    }
    lines += boxes.map { "  " + Self.statement($0) }
    lines += DOTClusters(groups, palette).lines(ids: ids, isDrawn: isDrawn)
      .map { "  " + $0 }
    lines += topRank().map { "  " + $0 }
    lines += arrows.map { "  " + statement($0, ids) }
    lines += DOTLegend(legend, palette).lines().map { "  " + $0 }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func statement(_ box: Box) -> String {
    if let look = box.look { return look.statement(id: box.id, room: box.room) }
    let attributes = ["label=\"\"", "style=invis"] + (box.room?.attributes() ?? [])
    return "\(DOTText.quoted(box.id)) [\(attributes.joined(separator: ", "))]"
  }

  private func statement(_ arrow: Arrow, _ ids: [String]) -> String {
    let (source, target) = (ids[arrow.way.source], ids[arrow.way.target])
    if let look = arrow.look {
      return look.statement(from: source, to: target, room: arrow.room)
    }
    var attributes = ["style=invis"]
    if let room = arrow.room { attributes.append("label=<\(ArrowLook.cell("", room))>") }
    if !arrow.constrains { attributes.append("constraint=false") }
    return "\(DOTText.quoted(source)) -> \(DOTText.quoted(target)) "
      + "[\(attributes.joined(separator: ", "))]"
  }

  /// The boxes to which an owning arrow leads.
  static func ownedBoxes(_ ways: some Sequence<DiagramSeries.Way>) -> Set<Int> {
    Set(ways.lazy.filter { $0.owns && $0.source != $0.target }.map(\.target))
  }

  /// Roots that nothing shown owns stand at the top.
  private func topRank() -> [String] {
    let owned = Self.ownedBoxes(arrows.lazy.map(\.way))
    let tops = boxes.indices.filter { boxes[$0].isRoot && !owned.contains($0) }
    guard tops.count > 1 else { return [] }
    let ids = tops.map { DOTText.quoted(boxes[$0].id) }
    return ["{ rank=min; \(ids.joined(separator: "; ")) }"]
  }

  /// What owns stands above what it owns; a reference that does not own has a say only where
  /// nothing else tells where its target belongs.
  static func constrains(_ way: DiagramSeries.Way, roots: [Bool], owned: Set<Int>) -> Bool {
    way.owns || (!owned.contains(way.target) && !roots[way.target])
  }
}
