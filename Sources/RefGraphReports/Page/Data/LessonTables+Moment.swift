internal import RefGraph

extension LessonTables {
  /// Everything that a page shows of one moment, by number.
  ///
  /// The script reads: name, frame, sentences, log, grounds, record, command, announcement, what is
  /// wrong, the five aspects that are compared, objects.
  mutating func moment(
    _ report: SnapshotReport,
    of lesson: Lesson,
    frame: Int,
    _ names: SeriesNames
  ) -> PageValue {
    guard let moment = report.play?.moment else { return .list([]) }
    let timeline = lesson.timeline
    let all = CommandText.line(
      ["timeline", "--scenario", lesson.source],
      timeline.setting,
      of: lesson.scenario
    )
    let log = EventLines(timeline.events(of: moment)).foldedPage(indent: 0, all: all)
    let record = EvidenceRecord(of: lesson.report, at: moment).handout()
    let command = CommandText.line(
      ["snapshot", moment.name, "--scenario", lesson.source],
      timeline.setting,
      of: lesson.scenario
    )
    let cell = Comparison.Cell(of: moment, in: timeline, report)
    let aspects = Comparison.Aspect.allCases.map { aspect in
      let lines = aspect == .verdicts ? report.verdictLines() : cell.lines(aspect)
      return lists.number(of: lines.map { strings.number(of: $0) })
    }
    let numbers = [
      strings.number(of: moment.name), frame,
      number(of: report.answerPage(), heading: .h3), fragments.number(of: log.logMarkup()),
      number(of: report.groundsPage()),
      number(of: record.recordMarkup()),
      strings.number(of: command), strings.number(of: report.announcement()),
      strings.number(of: report.alarm()),
    ]
    return .list(
      (numbers + aspects).map(PageValue.number) + [.list(objects(of: report, names))]
    )
  }

  /// How many objects of one moment are listed.
  private static let objectLimit = 80

  /// For each object: its number, what there is to say of it, the arrows that keep it alive, the
  /// objects that own it; for one that is gone, only the first two.
  private mutating func objects(of report: SnapshotReport, _ names: SeriesNames) -> [PageValue] {
    let alive = report.snapshot.objects.filter { $0.kind != .frame }.prefix(Self.objectLimit)
    let shown = alive.map { object in
      let owners = report.analysis.owners(of: object.id)
      return PageValue.numbers([
        number(object.handle, object.type), number(of: report.focusPage(object), heading: .h3),
        lists.number(of: report.analysis.holding(object.id).compactMap(names.arrow)),
        lists.number(
          of: (owners.permanent + owners.temporary).compactMap(report.snapshot.object)
            .map { number($0.handle, $0.type) }
        ),
      ])
    }
    let gone = report.snapshot.released.filter { names.box(of: $0.handle) != nil }
      .prefix(Self.objectLimit)
      .map { object in
        var page = TextPage()
        page.paragraph(report.releaseSentence(object.id))
        return PageValue.numbers([number(object.handle, object.type), number(of: page)])
      }
    return shown + gone
  }
}

extension SnapshotAnalysis {
  /// The references that keep an object alive, to point at: its retain path or, where no root reaches
  /// it, the loop that it is in or behind.
  fileprivate func holding(_ object: ObjectID) -> [Snapshot.Reference] {
    if let path = retainPath(to: object) { return path.references }
    if let cycle = cycles.cycle(containing: object) { return cycle.loop }
    guard case .closedSet(_, let cycle?) = verdicts.evidence(for: object) else { return [] }
    return cycle.loop
  }
}

extension SnapshotReport {
  /// The verdicts in a few words, for an ear: `detail and onSave are leaked`.
  func announcement() -> String {
    let parts = [Verdict.Kind.leaked, .abandoned, .temporarilyHeld, .released].compactMap { kind in
      let alike = analysis.verdicts.filter { $0.kind == kind }
      guard !alike.isEmpty else { return nil as String? }
      let names = Listing.names(alike.map(\.handle)).plainText()
      return "\(names) \(alike.count == 1 ? "is" : "are") \(kind.phrase)"
    }
    return parts.isEmpty ? "nothing is due to be gone" : parts.joined(separator: "; ")
  }

  /// The verdicts as they are compared, by the words of the page's sentences.
  fileprivate func verdictLines() -> [String] {
    analysis.verdicts.map { "\($0.handle) \($0.kind.phrase)" }
  }

  /// What is wrong at the moment in a word or two, for the bar of moments; empty where nothing is.
  func alarm() -> String {
    let kinds = [Verdict.Kind.leaked, .abandoned].filter { kind in
      analysis.verdicts.contains { $0.kind == kind }
    }
    let willLeak = analysis.verdicts.contains { $0.kind != .leaked && $0.then == .leaked }
    return (kinds.map(\.phrase) + (willLeak ? ["will leak"] : [])).joined(separator: ", ")
  }
}
