internal import RefGraph

extension ScenarioPage {
  /// One play at one moment, in the order in which it is read: its verdict, what is asked, the
  /// diagram, the log, the conditions, the reasons. The script copies it for a second play, without
  /// what a page has once.
  func pane(_ stage: DiagramStage, legend: [Markup]) -> Markup {
    let name = lastReport?.play?.moment.name ?? ""
    let head = Markup.element(
      .div,
      [.classes("pane-head")],
      [
        .element(.h2, [.id("title-a"), .classes("pane-title later"), .tabIndex(-1)], name),
        .element(.p, [.classes("pane-setting")], opening.timeline.setting.description),
      ]
    )
    let verdict = Markup.element(
      .div,
      [.classes("sentences later")],
      lastReport?.answerPage().markup(heading: .h3) ?? []
    )
    let command = Markup.element(
      .p,
      [.classes("command live")],
      [.text("At a terminal: "), .element(.code, [], [])]
    )
    return .element(
      .section,
      [.id("pane-a"), .classes("pane"), .aria(.labelledby, "title-a")],
      [
        head, verdict, .element(.div, [.classes("cover live-result")], []),
        drawn(stage, legend: legend), log(), conditions(), grounds(), command,
      ]
    )
  }

  /// The moment that is shown without a script.
  private var lastReport: SnapshotReport? { opening.report.moments.last }

  /// The diagram, how to show it, and what there is to say of an object in it.
  private func drawn(_ stage: DiagramStage, legend: [Markup]) -> Markup {
    let figure = Markup.element(
      .figure,
      [.classes("stage"), .aria(.label, "Diagram")],
      [
        .element(.div, [.classes("canvas later")], [.drawing(PageDrawing(stage))]),
        .element(.figcaption, [.classes("stage-note"), .flag(.hidden)], []),
      ]
    )
    let hint = Markup.element(.p, [.id("diagram-hint"), .classes("for-ears")], Self.hint)
    let larger = Markup.element(
      .p,
      [.classes("larger faint"), .flag(.hidden)],
      Markup.largerThanFrame
    )
    return .element(
      .div,
      [.classes("drawn")],
      [
        hint, figure, larger,
        .element(
          .div,
          [.classes("once")],
          [
            .element(
              .div,
              [.classes("diagram-controls live")],
              [
                .element(.div, [.classes("tools")], [fit(), ghosts()]),
                .element(.div, [.id("object-card"), .classes("object-card")], []),
              ]
            )
          ] + legend
        ),
      ]
    )
  }

  private static let hint =
    "Objects are one stop of the Tab key, references another; arrow keys lead from one to the next. "
    + "Enter keeps one in view, Escape lets go. The sentences above and the event log say the same "
    + "in words."

  private func fit() -> Markup {
    .element(
      .button,
      [.id("whole"), .classes("secondary"), .type("button"), .flag(.hidden)],
      "Fit the diagram"
    )
  }

  private func ghosts() -> Markup {
    .element(
      .button,
      [.id("ghosts"), .classes("secondary"), .type("button"), .aria(.pressed, "false")],
      "Show what is gone"
    )
  }

  private func log() -> Markup {
    let groups = opening.report.moments.compactMap { report in
      report.play.map { play in
        let events = opening.timeline.events(of: play.moment)
        return Markup.element(
          .div,
          [.classes("log-part")],
          [
            .element(.h4, [.classes("log-title")], play.moment.name),
            EventLines(events).page(indent: 0).logMarkup(),
          ]
        )
      }
    }
    return .element(
      .section,
      [.classes("log"), .aria(.labelledby, "log-title-a")],
      [
        .element(.h3, [.id("log-title-a")], "Event log"),
        .element(
          .div,
          [
            .classes("log-body later"), .tabIndex(0), .role("region"),
            .aria(.labelledby, "log-title-a"),
          ],
          groups
        ),
      ]
    )
  }

  private func grounds() -> Markup {
    .element(
      .section,
      [.classes("grounds later"), .aria(.labelledby, "grounds-title-a")],
      [
        .element(.h3, [.id("grounds-title-a")], "Why"),
        .element(
          .div,
          [.classes("grounds-body")],
          lastReport?.groundsPage().markup(heading: .h4) ?? []
        ),
      ]
    )
  }
}
