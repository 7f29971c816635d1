/// What the marks in a diagram mean: of those that occur, and in words.
struct DOTLegend {
  let plan: DiagramPlan
  let palette: DOTPalette

  init(of plan: DiagramPlan, _ palette: DOTPalette) {
    self.plan = plan
    self.palette = palette
  }

  /// The lines of a cluster with one table; none where there is nothing to explain.
  func lines() -> [String] {
    let rows = Self.inColumns(strengthRows() + arrowRows() + boxRows() + kindRows() + verdictRows())
    guard !rows.isEmpty else { return [] }
    return [
      "subgraph cluster_legend {",
      "  label=\"\"; style=rounded; color=\"\(palette.quiet)\"; margin=6",
      "  legend [shape=plain, style=\"\", fontsize=10, label=<",
      "    <table border=\"0\" cellborder=\"0\" cellspacing=\"3\" cellpadding=\"2\">",
      "      <tr><td colspan=\"4\" align=\"left\"><b>How to read this</b></td></tr>",
    ] + rows.map { "      <tr>\($0)</tr>" } + ["    </table>>]", "}"]
  }

  /// In two columns where one would be taller than the boxes beside it.
  private static func inColumns(_ rows: [String]) -> [String] {
    guard rows.count > 7 else { return rows }
    let half = (rows.count + 1) / 2
    return (0..<half).map { $0 + half < rows.count ? rows[$0] + rows[$0 + half] : rows[$0] }
  }
}
