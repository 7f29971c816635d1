internal import RefGraph

extension ScenarioPage {
  /// What the page is about: chapter, title, question, and where in the app it happens.
  func header() -> [Markup] {
    let scenario = plays.scenario
    var header: [Markup] = []
    if let ways = wayMarkup() { header.append(ways) }
    if let chapter = scenario.remarks(.chapter).first {
      header.append(.element(.p, [.classes("chapter")], chapter.text))
    }
    header.append(.element(.h1, [], scenario.title))
    for question in scenario.remarks(.question) {
      header.append(.element(.p, [.classes("lead")], question.text))
    }
    let places = opening.introductionHandout().sections.filter { $0.title != "The question" }
    if !places.isEmpty {
      header.append(
        .element(
          .details,
          [],
          [.element(.summary, [], "Where in the app")]
            + places.map { $0.markup(heading: nil, below: .h2) }
        )
      )
    }
    if plays.lessons.count < plays.total {
      header.append(.element(.p, [.classes("notice")], leftOut()))
    }
    return [.element(.div, [.classes("lesson-header")], header)]
  }

  /// The play that the page opens with.
  var opening: Lesson { plays.lessons[plays.opening] }

  private func leftOut() -> String {
    "This page holds \(plays.lessons.count) of \(plays.total) combinations: "
      + "\(opening.timeline.setting.description), and what differs from it in one choice. "
      + "Make a page from another setting for the rest."
  }

  /// The way back to all lessons.
  private func wayMarkup() -> Markup? {
    way.index.map { place in
      .element(
        .nav,
        [.classes("way"), .aria(.label, "Course")],
        [.element(.a, [.file(place.file)], place.title)]
      )
    }
  }

  /// The lessons before and after this one.
  private func besideMarkup() -> Markup? {
    let links = [
      ("Previous lesson: ", way.previous), ("Next lesson: ", way.next),
    ]
    .compactMap { word, place in
      place.map { Markup.element(.a, [.file($0.file)], word + $0.title) }
    }
    guard !links.isEmpty else { return nil }
    return .element(.nav, [.classes("way"), .aria(.label, "Lessons before and after")], links)
  }

  /// What to know of the page itself.
  func footer() -> [Markup] {
    var footer: [Markup] = []
    footer += [besideMarkup()].compactMap(\.self)
    footer += [
      .element(
        .p,
        [.classes("live")],
        [
          .text("Keys: "), .element(.kbd, [], "←"), .text(" and "), .element(.kbd, [], "→"),
          .text(" go from moment to moment; in the bar of moments "), .element(.kbd, [], "Home"),
          .text(", "), .element(.kbd, [], "End"), .text(" and "), .element(.kbd, [], "1"),
          .text(" to "), .element(.kbd, [], "9"), .text(" too. In the diagram all arrows go from "),
          .text("object to object or, from the stop before, from reference to reference; "),
          .element(.kbd, [], "Enter"), .text(" keeps one lit, "),
          .element(.kbd, [], "Escape"), .text(" lets go."),
        ]
      ),
      .element(
        .p,
        [],
        "Made by memgraph from scenario \(plays.scenario.name). This file asks nobody for anything: "
          + (identity.covers
            ? "what you answer stays in this browser." : "nothing leaves this browser.")
      ),
    ]
    return footer
  }

  /// What the scenario would go on with: a page of the course, a command, or words. The course may
  /// have another lesson next, so that this is a sentence of the conclusion.
  func nextMarkup() -> [Markup] {
    plays.scenario.remarks(.next).map { remark in
      .element(.p, [.classes("next")], [.text("To go on from here: "), next(remark.text)])
    }
  }

  private func next(_ text: String) -> Markup {
    if let place = way.files[text] { return .element(.a, [.file(place.file)], place.title) }
    guard ScenarioLibrary.names.contains(text) else { return .text(text) }
    return .element(.code, [], "memgraph lesson \(text) --format html -o \(text).html")
  }
}
