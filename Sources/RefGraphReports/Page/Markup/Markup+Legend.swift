extension Markup {
  /// What a page says below a diagram of which it shows only a part.
  static let largerThanFrame = "The diagram is larger than its frame, which scrolls."

  /// What the marks of drawings mean, each once; nothing where there are none.
  ///
  /// - Parameter isOpen: whether it shows before anybody asks.
  static func legend(of stages: [DiagramStage], isOpen: Bool = false) -> [Markup] {
    var rows: [DiagramStage.LegendRow] = []
    for row in stages.flatMap(\.legend) where !rows.contains(row) { rows.append(row) }
    guard !rows.isEmpty else { return [] }
    let entries = rows.map { row in
      Markup.element(
        .div,
        [],
        [
          .element(.dt, [], [.drawing(PageDrawing(row)), .text(" \(row.term)")]),
          .element(.dd, [], row.meaning),
        ]
      )
    }
    return [
      .element(
        .details,
        [.id("legend")] + (isOpen ? [.flag(.open)] : []),
        [
          .element(.summary, [], "What the marks mean"),
          .element(.dl, [.classes("legend-rows")], entries),
        ]
      )
    ]
  }
}
