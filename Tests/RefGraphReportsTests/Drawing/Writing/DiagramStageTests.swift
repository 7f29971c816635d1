import RefGraph
import Testing

@testable import RefGraphReports

@Suite struct DiagramStageTests {
  private static func stage() throws -> DiagramStage {
    let series = try DrawnSeries.series(DrawnSeries.leak, groups: [["page", "onSave"]])
    return try GridRenderer.renderer.stage(of: series, title: "A <leak>")
  }

  @Test func `frames say which look of what to show`() throws {
    #expect(
      try Self.stage().frames == [
        .init(
          boxes: [.shown(0), .absent, .absent],
          arrows: [.absent, .absent, .absent, .absent],
          groups: [.absent]
        ),
        .init(
          boxes: [.shown(0), .shown(0), .shown(0)],
          arrows: [.shown(0), .shown(0), .shown(0), .shown(0)],
          groups: [.shown(0)]
        ),
        .init(
          boxes: [.shown(0), .shown(1), .shown(1)],
          arrows: [.gone(0), .shown(0), .shown(0), .shown(1)],
          groups: [.shown(0)]
        ),
      ]
    )
  }

  @Test func `the element has every look once, and begins as the first frame`() throws {
    let tree = try XMLTree(try Self.stage().element)
    #expect(
      tree.outline() == [
        "svg#diagram.diagram",
        "  g#arrow-0.arrow.is-absent", "    path.hit", "    g.look.strength-strong",
        "      title app.page -> page", "      path.line", "      path.head",
        "      text.label page",
        "  g#arrow-1.arrow.is-absent", "    path.hit", "    g.look.strength-weak",
        "      title app.last ~> page", "      path.line", "      path.head.is-open",
        "      text.label last «weak»",
        "  g#arrow-2.arrow.is-absent", "    path.hit", "    g.look.strength-strong.is-in-cycle",
        "      title page.onSave -> onSave", "      path.line", "      path.head",
        "      text.label onSave", "      text.label.cycle-word ↻ cycle",
        "  g#arrow-3.arrow.is-absent", "    path.hit", "    g.look.strength-strong.is-in-cycle",
        "      title onSave.self -> page", "      path.line", "      path.head",
        "      text.label self", "      text.label.cycle-word ↻ cycle",
        "    g.look.strength-strong.is-in-cycle.is-cut.is-off", "      title onSave.self -> page",
        "      path.line", "      path.head", "      text.label self",
        "      text.label.cycle-word ↻ cycle", "      text.label.cut-word ✂ cut here releases",
        "      text.label.cut-word page",
        "  g#group-0.group.is-absent", "    rect.group-frame", "    text.group-title page+onSave",
        "  g#box-0.box", "    title app: App",
        "    g.look.shape-house.tone-root.root-permanent", "      path.face",
        "      text.name app", "      text.detail App", "      path.sign",
        "      text.keeper permanent root",
        "  g#box-1.box.is-absent", "    title page: Page",
        "    g.look.shape-instance.tone-plain.is-in-cycle", "      rect.face",
        "      text.name page", "      text.detail Page",
        "    g.look.shape-instance.tone-leaked.is-due.is-in-cycle.is-off", "      rect.face",
        "      rect.due-line", "      text.name page", "      text.detail Page",
        "      rect.mark-ground", "      g.mark", "        path.sign",
        "        text.mark-word due · LEAKED",
        "  g#box-2.box.is-absent", "    title onSave: Closure",
        "    g.look.shape-instance.tone-plain.is-in-cycle", "      rect.face",
        "      text.name onSave", "      text.detail Closure",
        "    g.look.shape-instance.tone-leaked.is-in-cycle.is-off", "      rect.face",
        "      text.name onSave", "      text.detail Closure", "      rect.mark-ground",
        "      g.mark", "        path.sign", "        text.mark-word LEAKED",
      ]
    )
    #expect(tree.attributes["aria-label"] == "A <leak>")
    #expect(tree.all.allSatisfy { $0.attributes["style"] == nil && $0.name != "style" })
  }

  @Test func `the legend explains what occurs in any frame, with samples that say nothing`() throws
  {
    let legend = try Self.stage().legend
    #expect(
      legend.map(\.term) == [
        "strong", "weak", "↻ cycle", "cut here", "permanent root", "due", "LEAKED", "gone",
      ]
    )
    #expect(legend.last?.meaning == "was there at an earlier moment")
    for row in legend {
      let sample = try XMLTree(row.sample)
      #expect(sample.attributes["aria-hidden"] == "true")
      #expect(sample.classes == ["diagram", "sample"])
      #expect(sample.all.allSatisfy { $0.attributes["id"] == nil })
      #expect(row.term == "cut here" || sample.all.allSatisfy { $0.name != "text" })
    }
  }
}
