internal import RefGraph

extension ScenarioPage {
  /// The switches: a group of radio buttons a choice.
  func conditions() -> Markup {
    var parts: [Markup] = [.element(.h3, [.id("conditions-title")], "Conditions")]
    if plays.scenario.choices.isEmpty {
      parts.append(.element(.p, [.classes("faint")], "This scenario has nothing to choose."))
    }
    parts.append(.element(.form, [.id("choices"), .classes("choices live")], fields()))
    parts.append(.element(.div, [.classes("tools once live")], [compare(), startOver()]))
    return .element(
      .section,
      [.id("conditions"), .classes("conditions"), .aria(.labelledby, "conditions-title")],
      parts
    )
  }

  private func fields() -> [Markup] {
    plays.scenario.choices.enumerated().map { index, choice in
      .element(
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

  private func compare() -> Markup {
    .element(
      .button,
      [.id("compare"), .classes("secondary"), .type("button"), .aria(.pressed, "false")]
        + (plays.lessons.count > 1 ? [] : [.flag(.hidden)]),
      "Compare with…"
    )
  }

  private func startOver() -> Markup {
    .element(
      .button,
      [.id("start-over"), .classes("secondary"), .type("button")]
        + (identity.covers ? [] : [.flag(.hidden)]),
      "Start over"
    )
  }
}
