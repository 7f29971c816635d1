extension DiagramPlanner {
  /// The shortest stretch of a path that is folded: of two objects the connector would say less than
  /// they do.
  private static let leastFolded = 3

  /// Places the objects of a path. Where there is more than can be shown, only so many of its first
  /// and last ones stand alone, and what lies between them, and between others that have a place, is
  /// one box for each stretch. Linear in the path.
  mutating func placeWay(_ nodes: [Int], head: Int, tail: Int) {
    guard isLarge else {
      for node in nodes { placeAlone(node) }
      return
    }
    var stretches: [[Int]] = []
    var stretch: [Int] = []
    for (index, node) in nodes.enumerated() {
      if isPlaced(node) || index < head || index >= nodes.count - tail || isAtCut(node) {
        placeAlone(node)
        stretches.append(stretch)
        stretch = []
      } else {
        stretch.append(node)
      }
    }
    for stretch in stretches + [stretch] { placeStretch(stretch) }
  }

  private mutating func placeStretch(_ nodes: [Int]) {
    if nodes.count < Self.leastFolded, nodes.count <= limit - boxes.count {
      for node in nodes { placeAlone(node) }
    } else {
      place(nodes, as: .way)
    }
  }

  /// Whether the object is at an end of a cut of which the diagram speaks.
  private func isAtCut(_ node: Int) -> Bool {
    findings.cuts.contains { $0.isAt(node) }
  }
}
