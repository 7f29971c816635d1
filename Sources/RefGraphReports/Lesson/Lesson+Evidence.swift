internal import RefGraph

extension Lesson {
  /// How many objects of one moment get their proof.
  private static let objectLimit = 8

  /// For each moment in question, a short proof of each verdict, and the cycles.
  func evidenceSection() -> Handout.Section {
    var section = Handout.Section("The evidence")
    for report in momentsOfEvidence() {
      guard let moment = report.play?.moment else { continue }
      var page = TextPage()
      page.paragraph(StyledText("at \(moment.name)", .faint), indent: 2)
      page.append(evidencePage(of: report))
      section.parts.append(.lines(page))
    }
    return section
  }

  /// A short proof of each verdict of one moment, and its cycles.
  func evidencePage(of report: SnapshotReport) -> TextPage {
    var page = TextPage()
    guard let moment = report.play?.moment else { return page }
    for verdict in report.analysis.verdicts.prefix(Self.objectLimit) {
      page.noted(
        StyledText(verdict.handle, .name),
        StyledText(verdict.kind.rawValue, verdict.kind.style),
        indent: 4
      )
      page.paragraph(proof(of: verdict, in: report), indent: 6, hanging: 2)
    }
    page.append(answerPage(at: moment, in: report))
    let rest = report.analysis.verdicts.count - Self.objectLimit
    if rest > 0 { page.paragraph(StyledText("\(rest) more due objects", .faint), indent: 4) }
    for cycle in report.analysis.cycles.cycles {
      page.noted(StyledText("cycle"), StyledText(cycle.status.word, .caution), indent: 4)
      page.paragraph(cycle.loopText(), indent: 6, hanging: 2)
    }
    if report.analysis.cycles.cycles.isEmpty {
      let others = report.analysis.cycles.balanced.count
      let exception = others == 0 ? "" : ", apart from \(others) that its framework takes down"
      page.paragraph(StyledText("no retain cycle\(exception)"), indent: 4, hanging: 2)
    }
    return page
  }

  /// What proves a verdict: the line of the log, the path from a root, or the set that nobody enters.
  private func proof(of verdict: Verdict, in report: SnapshotReport) -> StyledText {
    switch report.analysis.verdicts.evidence(for: verdict.object) {
    case .gone(let object): return StyledText(release(of: object))
    case .path(let path): return path.sentence(in: report.snapshot)
    case .closedSet(let objects, let cycle):
      let loop = cycle.map { StyledText("no root reaches ") + $0.loopText() }
      return loop
        ?? StyledText("no root reaches ")
        + Listing.names(objects.map(report.snapshot.handle), style: .plain)
    case nil: return StyledText(Handout.notRecorded, .faint)
    }
  }

  /// Where the log has the end of an object.
  private func release(of object: Snapshot.ReleasedObject) -> String {
    let what = object.kind == .closure ? "its release" : "its deinit"
    let index = timeline.events.firstIndex { event in
      event.kind == .deinitialised && event.object?.id == object.id
    }
    guard let index, let moment = timeline.moments.first(where: { $0.eventRange.contains(index) })
    else { return "no owner is left, and it is gone" }
    return "\(what) stands in the log before \(moment.name)"
  }
}

extension RetainPath {
  /// The path in one line, the reference at its end by name:
  /// `app → nav → list → detail, at last by list.currentDetail`.
  func sentence(in snapshot: Snapshot) -> StyledText {
    var handles = objects().map(snapshot.handle)
    let limit = 8
    if handles.count > limit {
      handles =
        handles.prefix(3) + ["\(handles.count - limit + 1) more"] + handles.suffix(limit - 4)
    }
    var text = StyledText("\(root.lifetime.word) root ", .faint)
    text = text + .joined(handles.map { .object($0) }, by: " → ")
    guard let last = references.last else { return text }
    return text + StyledText(", at last by ", .faint) + last.place(.faint)
  }
}
