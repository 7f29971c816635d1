/// What the marks in a diagram mean: of those that occur, and in words.
struct DOTLegend {
  private let plan: DiagramPlan
  private let palette: DOTPalette

  init(of plan: DiagramPlan, _ palette: DOTPalette) {
    self.plan = plan
    self.palette = palette
  }

  /// The lines of a cluster with one table; none where there is nothing to explain.
  func lines() -> [String] {
    let rows = Self.inColumns(strengthRows() + arrowRows() + boxRows() + verdictRows())
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

  private func strengthRows() -> [String] {
    Strength.allCases.filter { strength in plan.arrows.contains { $0.strength == strength } }
      .map { strength in
        switch strength {
        case .strong: row(line("solid"), "<b>strong</b>: keeps its target alive")
        case .weak: row(line("dashed"), "<b>weak</b>: keeps nothing, becomes nil")
        case .unowned: row(line("dotted"), "<b>unowned</b>: keeps nothing, may trap")
        case .unmanaged: row(line("dotted"), "<b>unmanaged</b>: keeps nothing, unchecked")
        case .conservative: row(line("solid", palette.quiet), "<b>conservative ?</b>: may keep")
        }
      }
  }

  private func arrowRows() -> [String] {
    var rows: [String] = []
    if plan.arrows.contains(where: { $0.cycle != nil }) {
      rows.append(
        row(line("solid", palette.cycle, width: 4), "<b>↻ cycle</b>: they keep each other alive")
      )
    }
    if plan.arrows.contains(where: { !$0.releases.isEmpty }) {
      rows.append(
        row(
          sample("<b>✂</b>", palette.cut),
          "<b>cut here</b>: without this reference the object goes"
        )
      )
    }
    return rows
  }

  private func boxRows() -> [String] {
    var rows: [String] = []
    for lifetime in RootLifetime.allCases where has(lifetime) {
      let meaning =
        switch lifetime {
        case .permanent: "alive as long as the app runs"
        case .temporary: "alive for a while, then let go"
        }
      rows.append(
        row(
          boxSample(palette.root, lifetime == .permanent ? "solid" : "dashed", text: "⌂"),
          "<b>\(lifetime.word) root</b>: \(meaning)"
        )
      )
    }
    if plan.boxes.contains(where: { if case .crowd = $0.content { true } else { false } }) {
      rows.append(
        row(sample("<b>12 more</b>", palette.text), "<b>more</b>: objects that are alike, as one")
      )
    }
    return rows
  }

  private func has(_ lifetime: RootLifetime) -> Bool {
    plan.boxes.contains { $0.role.roots.contains { $0.lifetime == lifetime } }
  }

  private func verdictRows() -> [String] {
    var rows: [String] = []
    if plan.boxes.contains(where: \.role.isDue) {
      rows.append(row(doubleBox(palette.plain), "<b>due</b>: should be gone by now"))
    }
    for verdict in Verdict.Kind.allCases {
      guard plan.boxes.contains(where: { $0.role.mark?.verdict == verdict }) else { continue }
      let (tone, meaning) =
        switch verdict {
        case .released: (palette.released, "it is gone")
        case .leaked: (palette.leaked, "no root reaches it; nothing will release it")
        case .abandoned: (palette.abandoned, "due, and a permanent root still keeps it")
        case .temporarilyHeld: (palette.held, "only temporary roots keep it")
        }
      rows.append(
        row(
          boxSample(tone, verdict == .released ? "dotted" : "solid"),
          "<b>\(MarkWords.word(for: verdict))</b>: \(meaning)"
        )
      )
    }
    return rows
  }

  private func row(_ sample: String, _ text: String) -> String {
    "\(sample)<td align=\"left\">\(text)</td>"
  }

  private func sample(_ text: String, _ colour: String) -> String {
    "<td><font color=\"\(colour)\">\(text)</font></td>"
  }

  /// The sample of a line: the lower side of a cell that ends at half the height of the row.
  private func line(_ style: String, _ colour: String? = nil, width: Int = 2) -> String {
    "<td>"
      + Self.table(
        "<tr><td sides=\"b\" border=\"\(width)\" style=\"\(style)\" "
          + "color=\"\(colour ?? palette.line)\" width=\"36\" height=\"7\"></td></tr>"
          + "<tr><td height=\"7\"></td></tr>"
      ) + "</td>"
  }

  /// The sample of a box: a cell with a border.
  private func boxSample(_ tone: DOTPalette.Tone, _ style: String, text: String = "") -> String {
    "<td>" + Self.table(Self.cell(tone, style, text)) + "</td>"
  }

  /// The sample of a box with a double border: a cell in a table, both with one.
  private func doubleBox(_ tone: DOTPalette.Tone) -> String {
    "<td><table border=\"1\" color=\"\(tone.line)\" cellborder=\"0\" cellspacing=\"2\" "
      + "cellpadding=\"0\">\(Self.cell(tone, "solid", ""))</table></td>"
  }

  private static func cell(_ tone: DOTPalette.Tone, _ style: String, _ text: String) -> String {
    "<tr><td border=\"1\" style=\"\(style)\" bgcolor=\"\(tone.fill)\" color=\"\(tone.line)\" "
      + "width=\"30\" height=\"13\">\(text)</td></tr>"
  }

  private static func table(_ rows: String) -> String {
    "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"0\">\(rows)</table>"
  }
}
