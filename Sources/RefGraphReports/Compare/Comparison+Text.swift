internal import RefGraph

extension Comparison {
  /// The plays side by side where the width allows, one below the other elsewhere. What differs is
  /// marked by a sign and a word; what does not is said once, and a log that does not by its length.
  public func text(_ layout: TextLayout = TextLayout()) -> String {
    var page = captionPage()
    for row in rows { page.append(self.page(of: row)) }
    return layout.text(of: page)
  }

  /// What the signs before lines mean.
  static let signs = "≠ differs · = same for all · + not in every play · ~ in no guaranteed order"

  private func captionPage() -> TextPage {
    var page = TextPage()
    guard let play = plays.first else { return page }
    page.paragraph(StyledText(play.scenario.title, .heading))
    page.paragraph(StyledText("\(choice.name) = \(choice.values.joined(separator: " | "))"))
    let others = play.setting.values.filter { $0.choice != choice.name }
    if !others.isEmpty {
      let rest = others.map { "\($0.choice)=\($0.value)" }.joined(separator: " ")
      page.paragraph(StyledText(rest, .faint))
    }
    page.gap()
    page.paragraph(conclusion())
    page.append(elsewherePage())
    page.paragraph(StyledText(Self.signs, .faint))
    return page
  }

  /// Where the choice makes a difference, in a sentence.
  func conclusion() -> StyledText {
    let deciding = rows.filter(\.decidesSomething).map(\.moment)
    guard deciding.isEmpty else {
      return StyledText("\(choice.name) makes a difference at ") + Listing.names(deciding)
        + StyledText(".")
    }
    let drawn = rows.filter { !$0.differences.isEmpty }.map(\.moment)
    guard !drawn.isEmpty else {
      return StyledText("\(choice.name) makes no difference at any moment.")
    }
    return StyledText("\(choice.name) makes references differ at ") + Listing.names(drawn)
      + StyledText(", and nothing else.")
  }

  /// With which other values the choice decides something, where it does not with these.
  func elsewherePage() -> TextPage {
    var page = TextPage()
    guard !decidesSomething else { return page }
    let (others, count) = elsewhere()
    if others.isEmpty, count > 0 {
      page.paragraph(
        StyledText("Nor does it elsewhere: \(Listing.count(count, "other combination")) tried.")
      )
    }
    for other in others {
      page.paragraph(
        StyledText("It decides more with ") + StyledText(other.words, .name) + StyledText(":")
      )
      page.paragraph(StyledText(other.command, .name), indent: 2, hanging: 4)
    }
    return page
  }

  private func page(of row: Row) -> TextPage {
    var page = TextPage()
    page.heading("* \(row.moment)")
    page.append(body(of: row))
    return page
  }

  /// What stands below the name of a moment.
  func body(of row: Row) -> TextPage {
    var page = TextPage()
    let there = zip(choice.values, row.cells).compactMap { value, cell in
      cell.map { Present(value: value, cell: $0) }
    }
    if there.count == 1, row.cells.count > 1 {
      page.columns([column(of: there[0])])
      return page
    }
    let absent = zip(choice.values, row.cells).filter { $0.1 == nil }.map(\.0)
    if !absent.isEmpty {
      let names = Listing.names(absent.map { "\(choice.name)=\($0)" }, style: .plain)
      page.paragraph(StyledText("≠ absent: ", .caution) + names, indent: 2, hanging: 4)
    }
    for aspect in Aspect.allCases {
      if row.differences.contains(aspect) {
        page.append(self.page(of: aspect, in: there, besides: row.commonReferences()))
      } else if let lines = there.first?.cell.lines(aspect) {
        page.append(Self.common(lines, aspect))
      }
    }
    return page
  }

  /// A play that comes by the moment.
  private struct Present {
    let value: String
    let cell: Cell
  }

  /// All that the only play has that comes by the moment.
  private func column(of only: Present) -> TextPage.Column {
    let lines = Aspect.allCases.filter { $0 != .references }.flatMap { aspect in
      only.cell.lines(aspect).map { line in
        Self.marked(line, "+", note: aspect == .log ? "" : "\(aspect.rawValue): ")
      }
    }
    return TextPage.Column(
      title: StyledText("+ only with \(choice.name)=\(only.value)", .caution),
      lines: lines
    )
  }

  /// What is the same for all: a log by its length, everything else in full.
  private static func common(_ lines: [String], _ aspect: Aspect) -> TextPage {
    var page = TextPage()
    guard !lines.isEmpty else { return page }
    let said =
      switch aspect {
      case .log: StyledText("log, ", .faint) + StyledText(Listing.count(lines.count, "line"))
      case .references: StyledText(Listing.count(lines.count, "reference"))
      case .released, .cycles, .verdicts:
        StyledText("\(aspect.rawValue), ", .faint) + Listing.names(lines, style: .plain)
      }
    page.paragraph(StyledText("= same for all: ", .faint) + said, indent: 2, hanging: 4)
    return page
  }

  /// An aspect that differs: a column a play, without the lines that all begin or end with.
  ///
  /// - Parameter common: the references that all plays have, which are not shown.
  private func page(
    of aspect: Aspect,
    in plays: [Present],
    besides common: Set<String>
  ) -> TextPage {
    let all = plays.map { $0.cell.lines(aspect) }
    let columns = aspect == .references ? all.map { $0.filter { !common.contains($0) } } : all
    let start = aspect == .log ? Self.commonPrefix(of: columns) : 0
    let rest = columns.map { Array($0.dropFirst(start)) }
    let end = aspect == .log ? Self.commonPrefix(of: rest.map { $0.reversed() }) : 0
    var page = TextPage()
    page.paragraph(StyledText("≠ differs: \(aspect.rawValue)", .caution), indent: 2)
    page.append(Self.folded(start, "first"))
    page.columns(
      zip(plays, rest).map { play, lines in
        TextPage.Column(
          title: StyledText("\(choice.name)=\(play.value)", .name),
          lines: marked(Array(lines.dropLast(end)), among: columns)
        )
      }
    )
    page.append(Self.folded(end, "last"))
    return page
  }

  private static func folded(_ count: Int, _ which: String) -> TextPage {
    var page = TextPage()
    if count > 0 {
      let lines = count == 1 ? "the \(which) line" : "the \(which) \(count) lines"
      page.paragraph(StyledText("= same for all: \(lines)", .faint), indent: 4, hanging: 2)
    }
    return page
  }

  private static func commonPrefix(of columns: [[String]]) -> Int {
    guard let first = columns.first else { return 0 }
    return first.indices.first { index in
      columns.contains { index >= $0.count || $0[index] != first[index] }
    } ?? first.count
  }

  /// The lines, with a sign before each that some column lacks.
  private func marked(_ lines: [String], among columns: [[String]]) -> [StyledText] {
    guard !lines.isEmpty else { return [StyledText("  ") + StyledText("none", .faint)] }
    return lines.map { line in
      let isEverywhere = columns.allSatisfy { $0.contains(line) }
      return Self.marked(line, isEverywhere ? " " : "+")
    }
  }

  /// A line behind its two signs: whether it is in every play, and whether its order is guaranteed.
  private static func marked(_ line: String, _ sign: String, note: String = "") -> StyledText {
    let isUnordered = line.hasPrefix(Cell.unorderedMark)
    let text = isUnordered ? String(line.dropFirst(Cell.unorderedMark.count)) : line
    return StyledText(sign + (isUnordered ? "~" : " "), .caution) + StyledText(note, .faint)
      + StyledText(text)
  }
}
