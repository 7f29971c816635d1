internal import RefGraph

/// One frame on its way to lines: what there is to see in it.
struct MermaidFrame {
  private let series: DiagramSeries
  private let frame: DiagramSeries.Frame
  private let note: MermaidDocument.Note
  private let hasGhosts: Bool

  init(
    _ series: DiagramSeries,
    _ frame: DiagramSeries.Frame,
    _ note: MermaidDocument.Note,
    hasGhosts: Bool
  ) {
    self.series = series
    self.frame = frame
    self.note = note
    self.hasGhosts = hasGhosts
  }

  /// A box or an arrow that is to be seen.
  private struct Seen<Part> {
    let part: Part
    let isGhost: Bool
  }

  func lines() -> [String] {
    let boxes = frame.boxes.map(seen)
    let arrows = frame.arrows.map(seen)
    var looks: [MermaidLook: [String]] = [:]
    for (number, box) in boxes.enumerated() {
      guard let box else { continue }
      for look in MermaidLook.looks(of: box.part, isGhost: box.isGhost) {
        looks[look, default: []].append("b\(number)")
      }
    }
    let notes = countNotes(isEmpty: boxes.allSatisfy { $0 == nil }) + legendNotes(boxes, arrows)
    if !notes.isEmpty { looks[.note] = notes.map(\.id) }
    let body =
      boxLines(boxes) + notes.map { "\($0.id)[\(MermaidText.label($0.lines))]" }
      + arrowLines(arrows) + Self.lastLink(boxes, notes) + Self.classLines(looks)
    return head() + body.map { "  " + $0 }
  }

  private func seen(_ presence: DiagramSeries.Presence<DiagramPlan.Box>) -> Seen<DiagramPlan.Box>? {
    switch presence {
    case .absent: nil
    case .present(let box): Seen(part: box, isGhost: false)
    case .gone(let box) where box.isReleased: Seen(part: box, isGhost: false)
    case .gone(let box): hasGhosts ? Seen(part: box, isGhost: true) : nil
    }
  }

  private func seen(
    _ presence: DiagramSeries.Presence<DiagramPlan.Arrow>
  ) -> Seen<DiagramPlan.Arrow>? {
    switch presence {
    case .absent: nil
    case .present(let arrow): Seen(part: arrow, isGhost: false)
    case .gone(let arrow): hasGhosts ? Seen(part: arrow, isGhost: true) : nil
    }
  }

  private func head() -> [String] {
    let title =
      note.title.map { ["---", "title: \(MermaidText.yaml(Self.folded($0)))", "---"] } ?? []
    let name = MermaidText.accessible(
      [frame.caption.title, frame.caption.moment].compactMap { $0.map(Self.folded) }
        .joined(separator: ", ")
    )
    let description = MermaidText.accessible(note.description)
    return title + ["flowchart TB"]
      + (name.isEmpty ? [] : ["  accTitle: \(name)"])
      + (description.isEmpty ? [] : ["  accDescr: \(description)"])
  }

  /// A title of a length that can be read.
  private static func folded(_ title: String) -> String {
    VisibleText.shortened(title, columns: WordFolding.columns)
  }

  /// The boxes, those of a group within it; what is in several, in the innermost.
  private func boxLines(_ boxes: [Seen<DiagramPlan.Box>?]) -> [String] {
    let numbers = series.groups.indices.filter { frame.groups[$0] }
    let tree = GroupTree(of: series.boxes.count, numbers.map { series.groups[$0] })
    let grouped = Set(tree.order.flatMap { tree.members[$0] })
    var lines: [String] = []
    // Groups that are still to be opened, and `nil` where one ends.
    var open: [(group: Int?, depth: Int)] = tree.tops.reversed().map { ($0, 0) }
    while let (group, depth) = open.popLast() {
      let indent = String(repeating: "  ", count: depth)
      guard let group else {
        lines.append(indent + "end")
        continue
      }
      guard Self.hasSeen(boxes, in: series.groups[numbers[group]]) else { continue }
      let title = MermaidText.label([tree.titles[group]])
      lines.append("\(indent)subgraph g\(numbers[group])[\(title)]")
      lines += tree.members[group].compactMap { line(of: $0, boxes) }.map { "\(indent)  \($0)" }
      open.append((nil, depth))
      open += tree.children[group].reversed().map { ($0, depth + 1) }
    }
    return lines + boxes.indices.filter { !grouped.contains($0) }.compactMap { line(of: $0, boxes) }
  }

  private static func hasSeen(
    _ boxes: [Seen<DiagramPlan.Box>?],
    in group: DiagramSeries.Group
  ) -> Bool {
    group.boxes.contains { boxes[$0] != nil }
  }

  private func line(of number: Int, _ boxes: [Seen<DiagramPlan.Box>?]) -> String? {
    guard let box = boxes[number] else { return nil }
    let (open, close) = MermaidShape.brackets(for: box.part)
    let label = MermaidText.label(box.part.lines(isGhost: box.isGhost).map(\.text))
    return "b\(number)\(open)\(label)\(close)"
  }

  private func arrowLines(_ arrows: [Seen<DiagramPlan.Arrow>?]) -> [String] {
    let isOnlyCycle = DiagramPlan.Arrow.areOfOneCycle(
      arrows.lazy.compactMap { $0?.isGhost == false ? $0?.part : nil }
    )
    var lines: [String] = []
    var styles: [(style: String, links: [String])] = []
    for arrow in arrows.lazy.compactMap({ $0 }) {
      let texts = arrow.part.lines(isOnlyCycle: isOnlyCycle)
        .filter { !arrow.isGhost || $0.role == .label }.map(\.text)
      let label = texts.isEmpty ? "" : "|\(MermaidText.label(texts))|"
      let link = MermaidLine.arrow(arrow.part, isGhost: arrow.isGhost)
      if let style = MermaidLine.style(arrow.part, isGhost: arrow.isGhost) {
        let place = styles.firstIndex { $0.style == style } ?? styles.count
        if place == styles.count { styles.append((style, [])) }
        styles[place].links.append("\(lines.count)")
      }
      lines.append("b\(arrow.part.source) \(link)\(label) b\(arrow.part.target)")
    }
    return lines
      + styles.map { "linkStyle \($0.links.joined(separator: ",")) \($0.style)" }
  }

  /// A link that nobody sees: it brings the notes below the diagram, where they take no room from it.
  private static func lastLink(
    _ boxes: [Seen<DiagramPlan.Box>?],
    _ notes: [NoteBox]
  ) -> [String] {
    guard let last = boxes.lastIndex(where: { $0 != nil }), !notes.isEmpty else { return [] }
    return ["b\(last) ~~~ \(notes.map(\.id).joined(separator: " & "))"]
  }

  private static func classLines(_ looks: [MermaidLook: [String]]) -> [String] {
    let used = MermaidLook.allCases.filter { looks[$0] != nil }
    return used.map { "classDef \($0.name) \($0.style)" }
      + used.compactMap { look in
        looks[look].map { "class \($0.joined(separator: ",")) \(look.name)" }
      }
  }

  /// A box of words.
  private typealias NoteBox = (id: String, lines: [String])

  /// What is not shown.
  private func countNotes(isEmpty: Bool) -> [NoteBox] {
    let words = frame.hiddenWords
    guard words.isEmpty else { return [("hidden", words)] }
    return isEmpty ? [("nothing", ["No objects"])] : []
  }

  /// What the marks mean.
  private func legendNotes(
    _ boxes: [Seen<DiagramPlan.Box>?],
    _ arrows: [Seen<DiagramPlan.Arrow>?]
  ) -> [NoteBox] {
    guard note.hasLegend else { return [] }
    let legend = MermaidLegend(
      boxes: boxes.lazy.compactMap { $0?.isGhost == false ? $0?.part : nil },
      arrows: arrows.lazy.compactMap { $0?.isGhost == false ? $0?.part : nil },
      hasGhosts: boxes.contains { $0?.isGhost == true }
    ).sentences()
    return legend.isEmpty ? [] : [("legend", ["How to read this"] + legend)]
  }
}
