internal import RefGraph

/// All that the script of a page needs to show any moment of any play.
struct LessonData {
  let json: String
  /// The lines of text that the data speaks of by number.
  let template: Markup

  init(
    of plays: ScenarioPlays,
    drawings: [PlayDrawing],
    shared: SharedDrawings,
    page: PageIdentity
  ) {
    var tables = LessonTables()
    var moments = Interned<PageValue>()
    var settings: [PageValue] = []
    for (position, lesson) in plays.lessons.enumerated() {
      let drawing = drawings[shared.numbers[position]]
      let numbers = lesson.report.moments.enumerated().map { moment, report in
        let frame = drawing.frame(ofPlay: position, moment: moment)
        return moments.number(of: tables.moment(report, of: lesson, frame: frame, drawing.names))
      }
      settings.append(
        tables.setting(lesson, drawing: shared.numbers[position], moments: numbers)
      )
    }
    let choices = plays.scenario.choices.map { choice in
      PageValue.record(["name": .text(choice.name), "values": .texts(choice.values)])
    }
    let own: PageValue = .record([
      "name": .text(plays.scenario.name), "key": .text(page.storageKey),
      "covers": .flag(page.covers), "opening": .number(plays.opening),
      "choices": .list(choices), "changes": .numbers(Self.changes(of: plays)),
      "settings": .list(settings), "moments": .list(moments.values),
      "drawings": .list(drawings.map { $0.value(&tables) }),
    ])
    guard case .record(let members) = own else { preconditionFailure("a record is a record") }
    json = PageValue.record(members + tables.members()).json()
    template = tables.fragments.template()
  }
}

extension LessonData {
  /// The positions of the choices, those first that the scenario names for changing.
  private static func changes(of plays: ScenarioPlays) -> [Int] {
    let choices = plays.scenario.choices
    let named = plays.scenario.changes.compactMap { change in
      choices.firstIndex { $0.name == change.choice }
    }
    return named + choices.indices.filter { !named.contains($0) }
  }
}

/// What tells the page of a lesson from others.
struct PageIdentity {
  /// Under which name the browser keeps the learner's answers.
  let storageKey: String
  /// Whether verdicts are covered until the learner has predicted them.
  let covers: Bool
}

extension LessonTables {
  fileprivate mutating func setting(
    _ lesson: Lesson,
    drawing: Int,
    moments: [Int]
  ) -> PageValue {
    let timeline = lesson.timeline
    let values = zip(timeline.setting.values, lesson.scenario.choices).map { value, choice in
      choice.values.firstIndex(of: value.value) ?? 0
    }
    let start = timeline.moments.last?.eventRange.upperBound ?? 0
    let rest = EventLines(timeline.events[start...]).page(indent: 0).logMarkup()
    let learnt = lesson.learntSections().filter { !$0.parts.isEmpty }
    return .record([
      "values": .numbers(values), "words": .text(timeline.setting.description),
      "drawing": .number(drawing), "moments": .numbers(moments),
      "rest": .number(fragments.number(of: rest)),
      "learnt": .number(number(of: learnt.map { $0.markup(heading: .h3, below: .h4) })),
      "questions": .list(
        zip(lesson.questions, timeline.predictions).map { question(lesson, $0, $1) }
      ),
    ])
  }

  private mutating func question(
    _ lesson: Lesson,
    _ question: Lesson.Question,
    _ prediction: ResolvedPrediction
  ) -> PageValue {
    .record([
      "moment": .number(prediction.moment),
      "from": .number(lesson.firstMomentThatTells(of: prediction.moment)),
      "text": .number(strings.number(of: question.text)),
      "answers": .numbers(question.answers.map { strings.number(of: $0) }),
      "right": .number(question.right ?? -1),
      "facts": .number(
        number(of: lesson.evidencePage(of: lesson.report.moments[prediction.moment]))
      ),
    ])
  }
}

extension Lesson {
  /// The position of the first moment that would give away what is asked at this one: the first at
  /// which the frameworks' own letting go no longer helps some due object, or this one itself.
  fileprivate func firstMomentThatTells(of moment: Int) -> Int {
    let isTold = report.moments[...moment].firstIndex { report in
      report.analysis.verdicts.contains { verdict in
        verdict.kind == .leaked || verdict.kind == .abandoned || verdict.then == .leaked
      }
    }
    return isTold ?? moment
  }
}
