internal import RefGraph

extension SnapshotReport {
  /// What changed since the moment before.
  func changePage() -> TextPage {
    guard let play, let change = play.change, let previous = play.previous else {
      return TextPage()
    }
    var page = TextPage()
    page.heading("Since \(previous)")
    let before = page.blocks.count
    for row in ChangeRows(change, in: snapshot).rows {
      page.paragraph(
        StyledText("\(row.word): ", .faint) + Listing.names(row.names, style: .plain),
        indent: 2,
        hanging: 4
      )
    }
    if page.blocks.count == before { page.paragraph(StyledText("nothing changed"), indent: 2) }
    return page
  }
}

/// A difference in rows of names, without the frames that come and go with every action.
struct ChangeRows {
  let rows: [Row]

  struct Row {
    let word: String
    let names: [String]
  }

  /// - Parameter later: the snapshot that the difference leads to.
  init(_ change: SnapshotDifference, in later: Snapshot) {
    let born = change.born.compactMap(later.object).filter { $0.kind != .frame }.map(\.handle)
    let alive = change.addedReferences.filter { $0.source.kind != .frame }
    let all = [
      Row(word: "made", names: born),
      Row(word: "released", names: change.released.map(\.handle)),
      Row(word: "new references", names: alive.map(Self.text)),
      Row(
        word: "dropped references",
        names: change.removedReferences.filter { $0.source.kind != .frame }.map(Self.text)
      ),
    ]
    rows = all.filter { !$0.names.isEmpty }
  }

  private static func text(_ reference: Snapshot.Reference) -> String {
    reference.notation().pieces.map(\.text).joined()
  }
}
