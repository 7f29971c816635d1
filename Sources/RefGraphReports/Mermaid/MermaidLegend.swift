internal import RefGraph

/// The legend of a diagram in words: the signs of Mermaid are few, and each comes with a word.
struct MermaidLegend {
  private let legend: DiagramLegend

  init(of series: DiagramSeries, hasGhosts: Bool) {
    legend = DiagramLegend(of: series, hasGhosts: hasGhosts)
  }

  /// Explains the boxes and arrows of one frame.
  init(
    boxes: some Sequence<DiagramPlan.Box>,
    arrows: some Sequence<DiagramPlan.Arrow>,
    hasGhosts: Bool
  ) {
    legend = DiagramLegend(boxes: boxes, arrows: arrows, hasGhosts: hasGhosts)
  }

  /// A word and its meaning each.
  var entries: [(term: String, meaning: String)] {
    legend.entries.map { ($0.term, Self.look(of: $0.sample) + $0.meaning) }
  }

  /// A line each.
  func sentences() -> [String] {
    entries.map { "\($0.term): \($0.meaning)" }
  }

  /// How the sign looks, where the word does not stand beside it.
  private static func look(of sample: DiagramLegend.Sample) -> String {
    switch sample {
    case .arrow(.strong): "solid line, "
    case .arrow(.weak): "dashed line, "
    case .arrow(.unowned): "dashed line with a circle, "
    case .arrow(.unmanaged): "dashed line with a cross, "
    case .arrow(.conservative): "solid line with a circle, "
    case .cycle: "thick line, "
    case .crowd: "with round ends, "
    case .kind(.frame): "double sides, "
    case .kind(.closure): "round corners, "
    case .kind(.storage): "cylinder, "
    case .kind(.system): "hexagon, "
    case .kind(.box): "leaning, "
    case .focus: "very thick line, "
    case .kind(.instance), .cut, .root, .due, .verdict, .possibly, .faded, .gone: ""
    }
  }
}
