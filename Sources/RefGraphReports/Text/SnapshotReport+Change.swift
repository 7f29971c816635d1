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
    let rows = ChangeRows(change, in: snapshot)
    page.append(rows.objectPage())
    page.append(referencePage("new", rows.added))
    page.append(referencePage("dropped", inOrderOfDropping(rows.removed, play)))
    page.append(cyclePage(change.cycleChanges))
    if page.blocks.count == before { page.paragraph(StyledText("nothing changed"), indent: 2) }
    return page
  }

  /// The references as the play let go of them, and then the others: the cause stands before what
  /// follows from it.
  private func inOrderOfDropping(
    _ references: [Snapshot.Reference],
    _ play: Play
  ) -> [Snapshot.Reference] {
    let dropped = play.timeline.droppedReferences(onTheWayTo: play.moment)
    var places: [DroppedReference.Holder: [ObjectID: Int]] = [:]
    for (place, reference) in dropped.enumerated() {
      places[reference.holder, default: [:]][reference.target] = place
    }
    let placed = references.map { reference in
      let holder = DroppedReference.Holder.field(of: reference.source.id, label: reference.label)
      let place = reference.strength == .strong ? places[holder]?[reference.target.id] : nil
      return (reference: reference, place: place ?? dropped.count)
    }
    let order = placed.indices.sorted { (placed[$0].place, $0) < (placed[$1].place, $1) }
    return order.map { placed[$0].reference }
  }

  private func referencePage(_ word: String, _ references: [Snapshot.Reference]) -> TextPage {
    var page = TextPage()
    for reference in references.prefix(Listing.limit) {
      page.paragraph(StyledText("\(word): ", .faint) + reference.notation(), indent: 2, hanging: 4)
    }
    let rest = references.count - Listing.limit
    if rest > 0 {
      page.paragraph(
        StyledText("\(word): ", .faint)
          + StyledText(Listing.count(rest, "more reference", plural: "more references")),
        indent: 2
      )
    }
    return page
  }

  private func cyclePage(_ changes: [SnapshotDifference.CycleChange]) -> TextPage {
    var page = TextPage()
    for change in changes.prefix(Listing.limit) {
      page.paragraph(StyledText("cycle, ", .faint) + change.text(), indent: 2, hanging: 4)
    }
    let rest = changes.count - Listing.limit
    if rest > 0 {
      page.paragraph(
        StyledText("cycle, ", .faint)
          + StyledText(Listing.count(rest, "more change", plural: "more changes")),
        indent: 2
      )
    }
    return page
  }
}

/// A difference without the frames that come and go with every action.
struct ChangeRows {
  /// References that are new.
  let added: [Snapshot.Reference]
  /// References that are gone.
  let removed: [Snapshot.Reference]
  /// Objects that were made, released and leaked, as rows of names.
  let rows: [Row]

  struct Row {
    let word: String
    let names: [String]
  }

  /// - Parameter later: the snapshot that the difference leads to.
  init(_ change: SnapshotDifference, in later: Snapshot) {
    let born = change.born.compactMap(later.object).filter { $0.kind != .frame }.map(\.handle)
    let all = [
      Row(word: "made", names: born),
      Row(word: "released", names: change.released.map(\.handle)),
      Row(word: "leaked", names: change.leaked.map(later.handle)),
    ]
    rows = all.filter { !$0.names.isEmpty }
    added = change.addedReferences.filter { $0.source.kind != .frame }
    removed = change.removedReferences.filter { $0.source.kind != .frame }
  }

  /// A line each for the objects that were made, that were released and that leaked.
  func objectPage() -> TextPage {
    var page = TextPage()
    for row in rows {
      page.paragraph(
        StyledText("\(row.word): ", .faint) + Listing.names(row.names, style: .plain),
        indent: 2,
        hanging: 4
      )
    }
    return page
  }
}
