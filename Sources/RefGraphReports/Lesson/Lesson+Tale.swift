internal import RefGraph

extension Lesson {
  /// What comes once the prediction is made, from the run to what is to be tried next.
  ///
  /// - Parameter predicted: the positions of the learner's answers; `nil` where none were given.
  func tale(predicted: [Int]?) -> [Handout.Section] {
    ([runSection(), findingSection(predicted), evidenceSection()] + learntSections()
      + [nextSection()])
      .filter { !$0.parts.isEmpty }
  }

  /// What there is to learn from the run, and where else to look. A section may be empty.
  func learntSections() -> [Handout.Section] {
    [
      .init("The misconception", remarks(.misconception)),
      .init("What is so", remarks(.conclusion)),
      .init("Where the document is wrong", remarks(.erratum)), xcodeSection(), debuggerSection(),
      changeSection(), limitSection(), .init("A last question", remarks(.closingQuestion)),
    ]
  }

  private func runSection() -> Handout.Section {
    var section = Handout.Section("The run")
    var page = TextPage()
    let all = CommandText.line(["timeline", "--scenario", source], timeline.setting, of: scenario)
    for moment in report.moments { page.append(report.page(of: moment, foldingFor: all)) }
    page.append(report.restPage(foldingFor: all))
    if !page.blocks.isEmpty { section.parts = [.lines(page)] }
    return section
  }

  /// What happened against what was predicted.
  private func findingSection(_ predicted: [Int]?) -> Handout.Section {
    var section = Handout.Section(predicted == nil ? "The answers" : "Predicted and seen")
    for (index, question) in questions.enumerated() {
      section.parts.append(
        .text(StyledText("\(question.moment): ", .name) + StyledText(question.text))
      )
      let right = question.right.map { [Self.answer($0, question)] } ?? []
      if let guess = predicted?[index] {
        let isRight = guess == question.right
        let verdict =
          isRight ? StyledText("right: ", .good) : StyledText("not so: ", .bad)
        section.parts.append(.field("predicted", [verdict + Self.answer(guess, question)]))
        if !isRight { section.parts.append(.field("seen", right)) }
      } else {
        section.parts.append(.field("seen", right))
      }
    }
    return section
  }

  private static func answer(_ position: Int, _ question: Question) -> StyledText {
    StyledText("\(position + 1) \(question.answers[position])")
  }

  private func debuggerSection() -> Handout.Section {
    var section = Handout.Section("In the debugger")
    section.parts = remarks(.lldb).map { .command("(lldb) \($0)") }
    return section
  }

  private func changeSection() -> Handout.Section {
    var section = Handout.Section("Change one condition")
    for name in choicesToChange() {
      section.parts.append(
        .text(StyledText("\(name), which is \(timeline.setting[name] ?? "not set") here:"))
      )
      section.parts += changes().filter { $0.choice == name }.map { .command($0.command) }
      let words = ["compare", name, "--scenario", source]
      section.parts.append(
        .command(CommandText.line(words, timeline.setting, of: scenario, without: name))
      )
    }
    return section
  }

  private func limitSection() -> Handout.Section {
    var section = Handout.Section("What this does not prove")
    let own = "Anything about another moment: a snapshot belongs to one."
    section.parts = (remarks(.cannotProve) + [own]).map { .item(StyledText($0)) }
    return section
  }

  /// The next lesson, or what the scenario says about it.
  private func nextSection() -> Handout.Section {
    var section = Handout.Section("Next")
    section.parts = remarks(.next).map { text in
      ScenarioLibrary.names.contains(text)
        ? .command("memgraph lesson \(text)") : .text(StyledText(text))
    }
    return section
  }
}
