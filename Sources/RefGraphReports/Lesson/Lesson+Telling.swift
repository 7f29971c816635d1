internal import RefGraph

extension Lesson {
  /// The lesson as a person reads it at a terminal.
  ///
  /// - Precondition: `telling` has an answer for each question, if it has answers.
  public func text(_ telling: Telling, _ layout: TextLayout = TextLayout()) -> String {
    layout.text(of: handout(telling).page())
  }

  /// The lesson in Markdown.
  ///
  /// - Precondition: `telling` has an answer for each question, if it has answers.
  public func markdown(_ telling: Telling) -> String {
    handout(telling).markdown()
  }

  /// What comes before the questions, for those who ask them one by one.
  public func introduction(_ layout: TextLayout = TextLayout()) -> String {
    layout.text(of: introductionHandout().page())
  }

  /// One question with its answers, numbered from 1.
  ///
  /// - Precondition: `index` is the position of a question.
  public func question(_ index: Int, _ layout: TextLayout = TextLayout()) -> String {
    layout.text(of: questionSection(index).page())
  }

  /// What comes after the questions.
  ///
  /// - Precondition: `telling` has an answer for each question, if it has answers.
  public func outcome(_ telling: Telling, _ layout: TextLayout = TextLayout()) -> String {
    var page = TextPage()
    for section in outcomeSections(telling) { page.append(section.page()) }
    return layout.text(of: page)
  }

  private func handout(_ telling: Telling) -> Handout {
    var handout = introductionHandout()
    for index in questions.indices { handout.add(questionSection(index)) }
    for section in outcomeSections(telling) { handout.add(section) }
    return handout
  }

  func introductionHandout() -> Handout {
    let chapter = remarks(.chapter).first.map { [$0] } ?? []
    let about = chapter + ["lesson \(scenario.name)", timeline.setting.description]
    var handout = Handout(title: scenario.title)
    handout.subtitle = about.filter { !$0.isEmpty }.joined(separator: " · ")
    handout.add(.init("The question", remarks(.question)))
    var place = Handout.Section("In the app")
    for (label, kind) in Self.places where !remarks(kind).isEmpty {
      place.parts.append(.field(label, remarks(kind).map { StyledText($0) }))
    }
    handout.add(place)
    return handout
  }

  /// What a learner who sits before the app needs to know first.
  private static let places: [(String, Scenario.Remark.Kind)] = [
    ("begin at", .entry), ("do", .trigger), ("stop at", .stoppingPoint), ("look at", .keyVariable),
    ("in the stack", .callStack), ("in the log", .logCategory), ("to reset", .reset),
  ]

  private func questionSection(_ index: Int) -> Handout.Section {
    let question = questions[index]
    let number = questions.count > 1 ? " \(index + 1)" : ""
    var section = Handout.Section("Prediction\(number), for the moment \(question.moment)")
    section.parts = [.text(StyledText(question.text))]
    for (position, answer) in question.answers.enumerated() {
      section.parts.append(.answer(position + 1, StyledText(answer)))
    }
    return section
  }

  private func outcomeSections(_ telling: Telling) -> [Handout.Section] {
    switch telling {
    case .questions: return [continuation()]
    case .revealed: return tale(predicted: nil)
    case .answered(let answers):
      precondition(
        answers.count == questions.count
          && zip(answers, questions).allSatisfy { $1.answers.indices.contains($0) },
        "answers \(answers) to \(questions.count) questions"
      )
      return tale(predicted: answers)
    }
  }

  /// How to go on without a dialogue.
  private func continuation() -> Handout.Section {
    var section = Handout.Section("To go on")
    if !questions.isEmpty {
      let example = questions.map { _ in "1" }.joined(separator: ",")
      section.parts = [
        .text(StyledText("With your prediction, by the numbers of the answers:")),
        .command(command(then: ["--answer", example])),
      ]
    }
    section.parts += [
      .text(StyledText(questions.isEmpty ? "There is nothing to predict:" : "Without one:")),
      .command(command(then: ["--reveal"])),
    ]
    return section
  }

  /// The command for this lesson with this setting.
  private func command(then words: [String]) -> String {
    CommandText.line(["lesson", source], timeline.setting, of: scenario, then: words)
  }
}
