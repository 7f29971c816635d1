internal import RefGraph

extension Comparison {
  /// The plays side by side where the width allows, one below the other elsewhere. What differs is
  /// marked by a sign and a word; what does not is said once.
  public func text(_ layout: TextLayout = TextLayout()) -> String {
    var page = captionPage()
    for row in rows { page.append(self.page(of: row)) }
    return layout.text(of: page)
  }

  private func captionPage() -> TextPage {
    var page = TextPage()
    guard let play = plays.first else { return page }
    page.paragraph(StyledText(play.scenario.title, .heading))
    let others = play.setting.values.filter { $0.choice != choice.name }
    let rest = others.map { "\($0.choice)=\($0.value)" }.joined(separator: " ")
    page.paragraph(
      StyledText("\(choice.name) = \(choice.values.joined(separator: " | "))")
        + StyledText(rest.isEmpty ? "" : "  \(rest)", .faint)
    )
    page.gap()
    page.paragraph(conclusion())
    page.paragraph(StyledText("≠ differs   = same for all   + not in every play", .faint))
    return page
  }

  /// Where the choice makes a difference, in a sentence.
  private func conclusion() -> StyledText {
    let names = rows.filter { row in
      !row.differences.isEmpty || row.cells.contains { $0 == nil }
    }
    .map(\.moment)
    guard !names.isEmpty else {
      return StyledText("\(choice.name) makes no difference at any moment.")
    }
    return StyledText("\(choice.name) makes a difference at ") + Listing.names(names)
      + StyledText(".")
  }

  private func page(of row: Row) -> TextPage {
    var page = TextPage()
    page.heading("* \(row.moment)")
    for (value, cell) in zip(choice.values, row.cells) where cell == nil {
      page.paragraph(
        StyledText("≠ absent", .caution) + StyledText(" with \(choice.name)=\(value)"),
        indent: 2
      )
    }
    let there = zip(choice.values, row.cells).compactMap { value, cell in
      cell.map { (value: value, cell: $0) }
    }
    for aspect in Aspect.allCases {
      if row.differences.contains(aspect) {
        page.paragraph(StyledText("≠ \(aspect.rawValue) differs", .caution), indent: 2)
        page.columns(there.map { column($0.value, $0.cell, aspect, among: there.map(\.cell)) })
      } else if let lines = there.first?.cell.lines(aspect) {
        page.append(Self.common(lines, aspect, in: there.count))
      }
    }
    return page
  }

  /// What is the same for all: a log by its length, everything else in full.
  private static func common(_ lines: [String], _ aspect: Aspect, in count: Int) -> TextPage {
    var page = TextPage()
    guard !lines.isEmpty else { return page }
    let sign = StyledText(
      count > 1 ? "= \(aspect.rawValue), same for all: " : "\(aspect.rawValue): ",
      .faint
    )
    let said =
      aspect == .log && count > 1
      ? StyledText(Listing.count(lines.count, "line")) : Listing.names(lines, style: .plain)
    page.paragraph(sign + said, indent: 2, hanging: 4)
    return page
  }

  private func column(
    _ value: String,
    _ cell: Cell,
    _ aspect: Aspect,
    among cells: [Cell]
  ) -> TextPage.Column {
    let own = cell.lines(aspect)
    var lines = own.map { line in
      let isEverywhere = cells.allSatisfy { $0.lines(aspect).contains(line) }
      return StyledText(isEverywhere ? "  " : "+ ", .caution) + StyledText(line)
    }
    if lines.isEmpty { lines = [StyledText("  none", .faint)] }
    return TextPage.Column(title: StyledText("\(choice.name)=\(value)", .name), lines: lines)
  }
}
