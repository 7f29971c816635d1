internal import RefGraph

extension SnapshotPage {
  /// A number with what it counts.
  struct Figure {
    let label: String
    let number: Int
    let note: String

    init(_ label: String, _ number: Int, _ notes: [String]) {
      self.label = label
      self.number = number
      note = notes.filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  /// The numbers that come first. What is due, and what is leaked, is counted only where there is
  /// any: a nought beside what is abandoned would read as if all were well.
  func figures() -> [Figure] {
    let analysis = report.analysis
    let (due, leaked) = (report.snapshot.due.count, analysis.leaks.objectCount)
    var figures = [objects(), references(), roots()]
    if due > 0 { figures.append(Figure("Due to be gone", due, dueNotes())) }
    figures.append(cycleFigure())
    if leaked > 0 {
      let notes = ["no root reaches them", Self.size(analysis.leaks.byteCount)]
      figures.append(Figure("Leaked, due or not", leaked, notes))
    }
    return figures
  }

  func figureList() -> Markup {
    .element(.dl, [.classes("figures")], figures().map(Self.element))
  }

  private func objects() -> Figure {
    let bytes = SnapshotTally(of: report.snapshot).total.byteCount
    let count = report.snapshot.objectCount
    return Figure("Objects alive", count, [bytes == 0 ? "sizes not known" : Self.size(bytes)])
  }

  private func references() -> Figure {
    var counts = Array(repeating: 0, count: Strength.allCases.count)
    for object in report.snapshot.objects {
      for reference in object.references { counts[Int(reference.strength.rawValue)] += 1 }
    }
    let notes = Strength.allCases.map { Self.count(counts[Int($0.rawValue)], $0.word) }
    return Figure("References", report.snapshot.referenceCount, notes)
  }

  private func roots() -> Figure {
    let roots = report.snapshot.roots
    let permanent = roots.lazy.filter { $0.lifetime == .permanent }.count
    let notes = [
      Self.count(permanent, "permanent"), Self.count(roots.count - permanent, "temporary"),
    ]
    return Figure("Roots", roots.count, roots.isEmpty ? ["nothing is kept from outside"] : notes)
  }

  private func dueNotes() -> [String] {
    [Verdict.Kind.leaked, .abandoned, .temporarilyHeld, .released].map { kind in
      Self.count(report.analysis.verdicts.lazy.filter { $0.kind == kind }.count, kind.phrase)
    }
  }

  private func cycleFigure() -> Figure {
    let cycles = report.analysis.cycles.cycles
    let leaked = cycles.lazy.filter { $0.status == .leaked }.count
    let notes = [Self.count(leaked, "leaked"), Self.count(cycles.count - leaked, "held by a root")]
    return Figure("Retain cycles", cycles.count, cycles.isEmpty ? ["none found"] : notes)
  }

  /// `3 leaked`; nothing where there are none.
  private static func count(_ count: Int, _ word: String) -> String {
    count == 0 ? "" : "\(CountText.grouped(count)) \(word)"
  }

  private static func size(_ bytes: UInt64) -> String {
    bytes == 0 ? "" : "\(grouped(bytes)) bytes"
  }

  /// Bytes in digits that can be read at a glance.
  static func grouped(_ bytes: UInt64) -> String {
    Int(exactly: bytes).map(CountText.grouped) ?? String(bytes)
  }

  private static func element(_ figure: Figure) -> Markup {
    var parts: [Markup] = [
      .element(.dt, [], figure.label),
      .element(.dd, [.classes("number")], CountText.grouped(figure.number)),
    ]
    if !figure.note.isEmpty { parts.append(.element(.dd, [.classes("faint")], figure.note)) }
    return .element(.div, [], parts)
  }
}
