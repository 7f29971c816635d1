internal import RefGraph

extension ScenarioPage {
  /// The conditions, the bar of moments, the play at one moment, and what belongs to it.
  ///
  /// What the script shows is there from the beginning as it is at the last moment of the opening
  /// setting, for readers whose browser runs no script.
  func main(_ stage: DiagramStage, legend: [Markup]) -> [Markup] {
    [
      .element(.noscript, [], [.element(.p, [.classes("notice")], Self.withoutScript)]),
      .element(.p, [.id("status"), .classes("for-ears"), .role("status")], []), conditions(),
      bar(),
      .element(
        .div,
        [.id("panel"), .role("tabpanel")],
        [
          .element(.div, [.id("panes"), .classes("panes")], [pane(stage)]),
          .element(.div, [], legend),
          section("differences", "What differs", hidden: true, [body("differences-body", [])]),
        ]
      ), objects(), record(), learnt(),
    ]
  }

  private static let withoutScript =
    "Without its script this page shows the last moment of its first setting. What it cannot do so: "
    + "go from moment to moment, change a condition, ask for predictions, compare, light up what "
    + "belongs together."

  /// The moment that is shown without a script.
  private var lastReport: SnapshotReport? { opening.report.moments.last }

  private func conditions() -> Markup {
    var parts: [Markup] = [.element(.h2, [.id("conditions-title")], "Conditions")]
    let fields = plays.scenario.choices.enumerated().map { index, choice in
      Markup.element(
        .fieldset,
        [],
        [
          .element(.legend, [], choice.name),
          .element(
            .div,
            [.classes("segments")],
            choice.values.enumerated().map { segment(index, $0, $1) }
          ),
        ]
      )
    }
    if fields.isEmpty {
      parts.append(.element(.p, [.classes("faint")], "This scenario has nothing to choose."))
    }
    parts.append(.element(.form, [.id("choices"), .classes("choices live")], fields))
    parts.append(.element(.div, [.classes("tools live")], tools()))
    let classes = Markup.Attribute.classes("conditions")
    return .element(
      .section,
      [.id("conditions"), classes, .aria(.labelledby, "conditions-title")],
      parts
    )
  }

  private func segment(_ choice: Int, _ value: Int, _ word: String) -> Markup {
    .element(
      .label,
      [.classes("segment")],
      [
        .element(
          .input,
          [
            .type("radio"), .name("choice-\(choice)"), .value("\(value)"),
            .data(.choice, "\(choice)"), .id("choice-\(choice)-\(value)"),
          ],
          []
        ), .element(.span, [], word),
      ]
    )
  }

  private func tools() -> [Markup] {
    let compare = Markup.element(
      .button,
      [.id("compare"), .classes("secondary"), .type("button"), .aria(.pressed, "false")]
        + (plays.lessons.count > 1 ? [] : [.flag(.hidden)]),
      "Compare with…"
    )
    let again = Markup.element(
      .button,
      [.id("start-over"), .classes("secondary"), .type("button")]
        + (identity.covers ? [] : [.flag(.hidden)]),
      "Start over"
    )
    let ghosts = Markup.element(
      .button,
      [.id("ghosts"), .classes("secondary"), .type("button"), .aria(.pressed, "false")],
      "Show what is gone"
    )
    let whole = Markup.element(
      .button,
      [.id("whole"), .classes("secondary"), .type("button"), .aria(.pressed, "false")],
      "Fit the diagram"
    )
    return [compare, ghosts, whole, again]
  }

  private func bar() -> Markup {
    func step(_ id: String, _ sign: String, _ label: String) -> Markup {
      .element(
        .button,
        [.id(id), .classes("step"), .type("button"), .aria(.label, label)],
        sign
      )
    }
    return .element(
      .div,
      [.classes("bar live")],
      [
        step("earlier", "←", "Moment before"),
        .element(
          .div,
          [.id("moments"), .classes("moments"), .role("tablist"), .aria(.label, "Moments")],
          []
        ), step("later", "→", "Moment after"),
      ]
    )
  }

  private func objects() -> Markup {
    section(
      "objects",
      "Objects",
      [
        .element(
          .div,
          [.classes("objects live")],
          [
            .element(.ul, [.id("object-list"), .classes("object-list"), .role("list")], []),
            .element(.div, [.id("object-card"), .classes("object-card")], []),
          ]
        )
      ]
    )
  }

  private func record() -> Markup {
    let record = opening.timeline.moments.last.map {
      EvidenceRecord(of: opening.report, at: $0).handout().recordMarkup()
    }
    return section(
      "record",
      "Evidence record",
      [
        body("record-body", record ?? []),
        .element(
          .div,
          [.classes("tools live")],
          [
            .element(
              .button,
              [.id("copy"), .classes("secondary"), .type("button")],
              "Copy the record"
            ),
            .element(.button, [.id("print"), .classes("secondary"), .type("button")], "Print"),
          ]
        ),
        .element(
          .textarea,
          [.id("copy-text"), .aria(.label, "The record as text"), .flag(.hidden)],
          []
        ),
      ]
    )
  }

  private func learnt() -> Markup {
    let sections = opening.learntSections().filter { !$0.parts.isEmpty }
    return section(
      "learnt",
      "What there is to learn",
      [body("learnt-body", sections.map { $0.markup(heading: .h3, below: .h4) })]
    )
  }

  /// What the script fills. The classes are named like the id.
  private func body(_ id: String, _ children: [Markup]) -> Markup {
    .element(.div, [.id(id), .classes("\(id) later")], [.element(.div, [], children)])
  }

  /// A section with a heading; behind the heading the script says of which moment it is.
  private func section(
    _ id: String,
    _ title: String,
    hidden: Bool = false,
    _ children: [Markup]
  ) -> Markup {
    let heading = Markup.element(
      .h2,
      [.id("\(id)-title")],
      [.text(title), .element(.span, [.id("\(id)-of")], [])]
    )
    return .element(
      .section,
      [.id(id), .aria(.labelledby, "\(id)-title")] + (hidden ? [.flag(.hidden)] : []),
      [heading] + children
    )
  }
}

extension ScenarioPage {
  /// The diagram, what it means in words, and the log.
  private func pane(_ stage: DiagramStage) -> Markup {
    let name = lastReport?.play?.moment.name ?? ""
    let head = Markup.element(
      .div,
      [.classes("pane-head")],
      [
        .element(.h2, [.id("title-a"), .classes("pane-title later")], name),
        .element(.p, [.classes("pane-setting")], opening.timeline.setting.description),
      ]
    )
    let figure = Markup.element(
      .figure,
      [.classes("stage"), .aria(.label, "Diagram")],
      [
        .element(
          .div,
          [.classes("canvas later")],
          [.drawing(PageDrawing(stage))]
        ), .element(.figcaption, [.classes("stage-note"), .flag(.hidden)], []),
      ]
    )
    let sentences = lastReport?.answerPage().markup(heading: .h4) ?? []
    let words = Markup.element(
      .div,
      [.id("words-a"), .classes("words"), .tabIndex(-1)],
      [
        .element(.div, [.classes("cover live-result")], []),
        .element(.div, [.classes("sentences later")], sentences),
        .element(
          .p,
          [.classes("command live")],
          [.text("At a terminal: "), .element(.code, [], [])]
        ),
      ]
    )
    return .element(
      .section,
      [.id("pane-a"), .classes("pane"), .aria(.labelledby, "title-a")],
      [head, .element(.div, [.classes("pane-choices")], []), figure, words, log(), grounds()]
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
