internal import RefGraph

extension SnapshotPage {
  /// What the snapshot is made of: kinds, and the largest types.
  func contents() -> Markup? {
    let tally = SnapshotTally(of: report.snapshot)
    guard tally.total.count > 0 else { return nil }
    var tables = [
      Self.table("Kinds", "Kind", tally.kinds, of: nil),
      Self.table("Types of most objects", "Type", tally.mostFrequentTypes(), of: tally),
    ]
    let heaviest = tally.heaviestTypes()
    if !heaviest.isEmpty {
      tables.append(Self.table("Types of most bytes", "Type", heaviest, of: tally))
    }
    return .section(
      "contents",
      "What there is",
      [.element(.div, [.classes("tables")], tables)]
    )
  }

  /// - Parameter tally: the whole of which the rows are the largest types; `nil` where they are all.
  private static func table(
    _ title: String,
    _ heading: String,
    _ rows: [SnapshotTally.Row],
    of tally: SnapshotTally?
  ) -> Markup {
    let heads = [heading, "Objects", "Bytes"].map { Markup.element(.th, [.scope(.col)], $0) }
    let lines = rows.map { row in
      let name: [Markup] =
        tally == nil
        ? [.text(row.name)]
        : [.element(.span, [.data(.key, SnapshotData.shown(row.name))], row.name)]
      return Markup.element(
        .tr,
        [],
        [
          .element(.th, [.scope(.row)], name),
          .element(.td, [], CountText.grouped(row.count)),
          .element(.td, [], row.byteCount == 0 ? "" : grouped(row.byteCount)),
        ]
      )
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
