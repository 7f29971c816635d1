internal import RefGraph

extension SnapshotPage {
  /// The answer, the diagram, one object at a time, and then the findings and what they rest on.
  func main(_ stage: DiagramStage, hidden: [String]) -> [Markup] {
    let parts: [Markup?] = [
      .element(.noscript, [], [.element(.p, [.classes("notice")], Self.withoutScript)]),
      .element(.p, [.id("status"), .classes("for-ears"), .role("status")], []), answer(),
      diagram(stage, hidden: hidden), explorer(), due(), cycles(), leaks(), owners(), changes(),
      contents(), leftOut(), limits(),
    ]
    return parts.compactMap { $0 }
  }

  private static let withoutScript =
    "Without its script this page shows what there is to say of the whole. What it cannot do so: "
    + "search, open an object, follow references, light up what belongs together."

  private func answer() -> Markup {
    .section(
      "answer",
      "In short",
      [
        .element(
          .div,
          [.classes("sentences")],
          report.answerPage().markup(heading: .h3)
        ), .element(.dl, [.classes("figures")], figures().map(Self.figure)),
      ]
    )
  }

  /// The numbers that come first.
  private func figures() -> [(label: String, number: String, note: String)] {
    let snapshot = report.snapshot
    let analysis = report.analysis
    let verdicts = [Verdict.Kind.leaked, .abandoned, .temporarilyHeld, .released].compactMap {
      kind -> String? in
      let count = analysis.verdicts.lazy.filter { $0.kind == kind }.count
      return count == 0 ? nil : "\(CountText.grouped(count)) \(kind.phrase)"
    }
    let leakedCycles = analysis.cycles.cycles.lazy.filter { $0.status == .leaked }.count
    let heldCycles = analysis.cycles.cycles.count - leakedCycles
    let cycles = [(leakedCycles, "leaked"), (heldCycles, "held")].filter { $0.0 > 0 }
      .map { "\(CountText.grouped($0.0)) \($0.1)" }
    let permanent = snapshot.roots.lazy.filter { $0.lifetime == .permanent }.count
    let temporary = snapshot.roots.count - permanent
    let roots = [(permanent, "permanent"), (temporary, "temporary")].filter { $0.0 > 0 }
      .map { "\(CountText.grouped($0.0)) \($0.1)" }
    let bytes = SnapshotTally(of: snapshot).total.byteCount
    return [
      (
        "Objects", CountText.grouped(snapshot.objectCount),
        bytes == 0 ? "sizes not known" : "\(Self.grouped(bytes)) bytes"
      ), ("References", CountText.grouped(snapshot.referenceCount), ""),
      ("Roots", CountText.grouped(snapshot.roots.count), roots.joined(separator: ", ")),
      ("Due to be gone", CountText.grouped(snapshot.due.count), verdicts.joined(separator: ", ")),
      (
        "Retain cycles", CountText.grouped(analysis.cycles.cycles.count),
        cycles.joined(separator: ", ")
      ),
      (
        "Leaked objects", CountText.grouped(analysis.leaks.objectCount),
        analysis.leaks.byteCount == 0 ? "" : "\(Self.grouped(analysis.leaks.byteCount)) bytes"
      ),
    ]
  }

  /// Bytes in digits that can be read at a glance.
  static func grouped(_ bytes: UInt64) -> String {
    Int(exactly: bytes).map(CountText.grouped) ?? String(bytes)
  }

  private static func figure(label: String, number: String, note: String) -> Markup {
    .element(
      .div,
      [],
      [
        .element(.dt, [], label), .element(.dd, [.classes("number")], number),
        .element(.dd, [.classes("faint")], note),
      ]
    )
  }

  /// - Parameter hidden: what the drawing leaves out, in lines.
  private func diagram(_ stage: DiagramStage, hidden: [String]) -> Markup {
    let canvas = Markup.element(
      .div,
      [.id("canvas"), .classes("canvas")],
      [.drawing(PageDrawing(stage))]
    )
    let note = Markup.element(
      .figcaption,
      [.classes("stage-note")],
      hidden.joined(separator: "; ") + "."
    )
    let figure = Markup.element(
      .figure,
      [.classes("stage"), .aria(.labelledby, "diagram-part-title")],
      hidden.isEmpty ? [canvas] : [canvas, note]
    )
    let fit = Markup.element(
      .button,
      [.id("whole"), .classes("secondary"), .type("button"), .aria(.pressed, "false")],
      "Fit the diagram"
    )
    return .section(
      "diagram-part",
      "Diagram",
      [figure, .element(.div, [.classes("tools live")], [fit])] + Markup.legend(of: [stage])
    )
  }
}
