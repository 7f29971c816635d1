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
    + "search, open an object, follow references, light up what belongs together, show very long "
    + "names whole."

  private func answer() -> Markup {
    let sentences = Markup.element(
      .div,
      [.classes("sentences")],
      report.answerPage().folded().markup(heading: .h3)
    )
    return .section(
      "answer",
      "In short",
      [sentences] + (terms().map { [$0] } ?? []) + [figureList()]
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
      FoldedText.folded(hidden.joined(separator: "; "), limit: FoldedText.sentenceLimit) + "."
    )
    let figure = Markup.element(
      .figure,
      [.classes("stage"), .aria(.labelledby, "diagram-part-title")],
      hidden.isEmpty ? [canvas] : [canvas, note]
    )
    let larger = Markup.element(
      .p,
      [.id("larger"), .classes("larger faint"), .flag(.hidden)],
      Markup.largerThanFrame
    )
    let fit = Markup.element(
      .button,
      [.id("whole"), .classes("secondary"), .type("button"), .aria(.pressed, "false")],
      "Fit the diagram"
    )
    return .section(
      "diagram-part",
      "Diagram",
      [figure, larger, .element(.div, [.classes("tools live")], [fit])]
        + Markup.legend(of: [stage], isOpen: true)
    )
  }
}
