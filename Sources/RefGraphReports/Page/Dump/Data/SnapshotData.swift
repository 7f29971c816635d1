internal import RefGraph

/// All that the script of a snapshot's page needs to show any object that the page holds.
///
/// Texts are stored once, by number, and objects by their positions. A row of an object is made of:
/// name (-1: type and identity stand for it), type, kind, bytes (-1: not known), identity, finding,
/// how it is kept, references from it, references to it, cycle, leak, owners, effects.
struct SnapshotData {
  let report: SnapshotReport
  let excerpt: SnapshotExcerpt
  let series: DiagramSeries
  let focus: ObjectID?
  var strings = Interned<String>()
  var findings = Interned<ObjectFinding>()
  let memberships: FindingNumbers
  var ancestry: RetainAncestry

  init(
    of report: SnapshotReport,
    excerpt: SnapshotExcerpt,
    series: DiagramSeries,
    focus: ObjectID?
  ) {
    self.report = report
    self.excerpt = excerpt
    self.series = series
    self.focus = focus
    memberships = FindingNumbers(of: report.analysis, excerpt)
    ancestry = RetainAncestry(of: report.analysis)
  }

  /// The longest text that is shown whole, in Unicode scalars.
  private static let textLimit = 20_000

  /// A text from outside as a page shows it.
  static func shown(_ text: String) -> String { VisibleText.escaping(text, limit: textLimit) }

  mutating func number(of text: String) -> Int { strings.number(of: Self.shown(text)) }

  /// The data as JSON.
  func json() -> String {
    var copy = self
    return copy.value().json()
  }

  private mutating func value() -> PageValue {
    let objects = objectRows()
    let roots = rootRows()
    let cycles = memberships.cycles.map { row(of: $0) }
    let leaks = memberships.leaks.map { row(of: $0) }
    let labels = series.arrows.map { number(of: $0.label) }
    return .record([
      "total": .number(report.snapshot.objectCount),
      "opening": .number(focus.flatMap(excerpt.number) ?? -1),
      "kinds": .texts(ObjectKind.allCases.map(\.word)),
      "strengths": .list(Strength.allCases.map { .texts([$0.word, $0.arrow]) }),
      "findings": .list(findings.values.map { .texts([$0.word, $0.className, $0.sentence]) }),
      "objects": .list(objects), "roots": .list(roots), "cycles": .list(cycles),
      "leaks": .list(leaks), "boxes": .numbers(series.boxes.map(box)),
      "arrows": .list(series.arrows.map { .numbers([$0.source, $0.target]) }),
      "labels": .numbers(labels), "strings": .texts(strings.values),
    ])
  }

  /// The object that a box stands for alone.
  private func box(_ box: DiagramPlan.Box) -> Int {
    switch box.content {
    case .object(let object): excerpt.number(of: object.id) ?? -1
    case .released(let object): excerpt.number(of: object.id) ?? -1
    case .crowd: -1
    }
  }

  /// How many roots are listed.
  private static let rootLimit = 1000

  /// The object, how long the root lasts, what it is.
  private mutating func rootRows() -> [PageValue] {
    var rows: [PageValue] = []
    for root in report.snapshot.roots where rows.count < Self.rootLimit {
      guard let object = excerpt.number(of: root.object) else { continue }
      rows.append(
        .numbers([object, number(of: root.lifetime.word), root.label.map { number(of: $0) } ?? -1])
      )
    }
    return rows
  }
}
