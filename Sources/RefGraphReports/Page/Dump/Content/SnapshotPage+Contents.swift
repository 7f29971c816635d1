internal import RefGraph

extension SnapshotPage {
  /// What the snapshot is made of: kinds, and the largest types.
  func contents() -> Markup? {
    let tally = SnapshotTally(of: report.snapshot)
    guard tally.total.count > 0 else { return nil }
    let sized = tally.total.byteCount > 0
    var tables = [
      Self.table("Kinds", "Kind", tally.kinds, of: nil, sized: sized),
      Self.table(
        "Types of most objects",
        "Type",
        tally.mostFrequentTypes(),
        of: tally,
        sized: sized
      ),
    ]
    if sized {
      let heaviest = tally.heaviestTypes()
      tables.append(Self.table("Types of most bytes", "Type", heaviest, of: tally, sized: true))
    }
    return .section(
      "contents",
      "What there is",
      [.element(.div, [.classes("tables")], tables)]
    )
  }

  /// - Parameters:
  ///   - tally: the whole of which the rows are the largest types; `nil` where they are all.
  ///   - sized: whether the size of any object is known.
  private static func table(
    _ title: String,
    _ heading: String,
    _ rows: [SnapshotTally.Row],
    of tally: SnapshotTally?,
    sized: Bool
  ) -> Markup {
    let headings = [heading, "Objects"] + (sized ? ["Bytes"] : [])
    let heads = headings.map { Markup.element(.th, [.scope(.col)], $0) }
    let lines = rows.map { row in
      let name = FoldedText.shown(row.name)
      var cells: [Markup] = [
        .element(
          .th,
          [.scope(.row)],
          [tally == nil ? .text(name) : .element(.span, [.data(.key, name)], name)]
        ), .element(.td, [], CountText.grouped(row.count)),
      ]
      if sized {
        cells.append(.element(.td, [], row.byteCount == 0 ? "not known" : grouped(row.byteCount)))
      }
      return Markup.element(.tr, [], cells)
    }
    let rest = (tally?.types.count ?? rows.count) - rows.count
    let note = rest > 0 ? ", \(Listing.count(rest, "other type")) besides" : ""
    return .element(
      .div,
      [.classes("table-frame")],
      [
        .element(
          .table,
          [],
          [
            .element(.caption, [], title + note), .element(.thead, [], [.element(.tr, [], heads)]),
            .element(.tbody, [], lines),
          ]
        )
      ]
    )
  }

  /// What is counted but cannot be opened here, and how to come to it.
  func leftOut() -> Markup? {
    let total = report.snapshot.objectCount
    let rest = total - excerpt.objects.count
    guard rest > 0 else { return nil }
    return .section(
      "left-out",
      "What this page leaves out",
      [
        .element(
          .p,
          [],
          "\(CountText.grouped(rest)) of \(CountText.grouped(total)) objects are counted above but "
            + "cannot be opened here. The page holds \(CountText.grouped(excerpt.objects.count)): "
            + "what is due, cycles, leaks, the paths that keep them, roots, some objects of the "
            + "largest types, and neighbours of these."
        ),
        .element(
          .p,
          [],
          [
            .text("For a page about another object: "),
            .element(.code, [], commandLine(["--focus", "NAME", "-o", "page.html"])),
          ]
        ),
      ]
    )
  }

  /// What the reader must not conclude.
  func limits() -> Markup {
    .section(
      "limits",
      "What this does not prove",
      Self.body(report.limitPage())
    )
  }
}
