internal import RefGraph

extension ScenarioPage {
  /// The bar of moments, the play at one moment, and what belongs to it.
  ///
  /// What the script shows is there from the beginning as it is at the last moment of the opening
  /// setting, for readers whose browser runs no script.
  func main(_ stage: DiagramStage, legend: [Markup]) -> [Markup] {
    [
      .element(.noscript, [], [.element(.p, [.classes("notice")], Self.withoutScript)]),
      .element(.p, [.id("status"), .classes("for-ears"), .role("status")], []), bar(),
      .element(
        .div,
        [.id("panel"), .role("tabpanel")],
        [
          .element(.div, [.id("panes"), .classes("panes")], [pane(stage, legend: legend)]),
          section("differences", "What differs", hidden: true, [body("differences-body", [])]),
        ]
      ), objects(), record(), learnt(),
    ]
  }

  private static let withoutScript =
    "Without its script this page shows the last moment of its first setting. What it cannot do so: "
    + "go from moment to moment, change a condition, ask for predictions, compare, light up what "
    + "belongs together."

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
        step("earlier", "←", "Previous moment"),
        .element(
          .div,
          [.id("moments"), .classes("moments"), .role("tablist"), .aria(.label, "Moments")],
          []
        ), step("later", "→", "Next moment"),
      ]
    )
  }

  private func objects() -> Markup {
    section(
      "objects",
      "Objects",
      [.element(.ul, [.id("object-list"), .classes("object-list live"), .role("list")], [])]
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
            .element(
              .button,
              [.id("print-all"), .classes("secondary"), .type("button"), .flag(.hidden)],
              "Print with all answers"
            ),
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
      [body("learnt-body", sections.map { $0.markup(heading: .h3, below: .h4) })] + nextMarkup()
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
