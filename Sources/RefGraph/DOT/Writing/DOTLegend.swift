/// The legend of a diagram, drawn as a table in a cluster of its own.
struct DOTLegend {
  let legend: DiagramLegend
  let palette: DOTPalette

  init(_ legend: DiagramLegend, _ palette: DOTPalette) {
    self.legend = legend
    self.palette = palette
  }

  /// The lines of a cluster with one table; none where there is nothing to explain.
  func lines() -> [String] {
    let rows = Self.inColumns(legend.entries.map(row))
    guard !rows.isEmpty else { return [] }
    return [
      "subgraph cluster_legend {",
      "  label=\"\"; style=rounded; color=\"\(palette.quiet)\"; margin=6",
      "  legend [shape=plain, style=\"\", fontsize=10, label=<",
      "    <table border=\"0\" cellborder=\"0\" cellspacing=\"3\" cellpadding=\"2\">",
      "      <tr><td colspan=\"4\" align=\"left\"><b>How to read this</b></td></tr>",
    ] + rows.map { "      <tr>\($0)</tr>" } + ["    </table>>]", "}"]
  }

  private func row(_ entry: DiagramLegend.Entry) -> String {
    "\(sample(entry.sample))<td align=\"left\"><b>\(entry.term)</b>: \(entry.meaning)</td>"
  }

  /// In two columns where one would be taller than the boxes beside it.
  private static func inColumns(_ rows: [String]) -> [String] {
    guard rows.count > 7 else { return rows }
    let half = (rows.count + 1) / 2
    return (0..<half).map { $0 + half < rows.count ? rows[$0] + rows[$0 + half] : rows[$0] }
  }
}
