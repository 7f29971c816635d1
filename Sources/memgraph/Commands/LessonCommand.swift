import Arguments
import RefGraph
import RefGraphReports

/// `memgraph lesson [LESSON]`.
enum LessonCommand {
  static func run(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CommandResult {
    if parsed[CommandOptions.course] { return try CourseOutput.result(parsed) }
    guard let name = parsed[CommandOptions.lesson] else { return try list(parsed) }
    if parsed[CommandOptions.handoutFormat] == .html { return try page(of: name, parsed) }
    let timeline = try ScenarioInput(name, parsed).play()
    if parsed[CommandOptions.evidence] { return try record(of: timeline, parsed) }
    if parsed.gives(CommandOptions.stoppingPoint) {
      throw Failure(.usage, "`--at` is the stopping point of a record: add `--evidence`")
    }
    let lesson = Lesson(of: timeline, source: name)
    if let telling = try telling(of: lesson, parsed) {
      return tell(lesson, telling, parsed)
    }
    guard parsed[CommandOptions.handoutFormat] == .text, LessonDialogue.isPossible,
      !lesson.questions.isEmpty
    else { return tell(lesson, .questions, parsed) }
    return try converse(about: lesson, parsed)
  }

  /// All built-in lessons.
  private static func list(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CommandResult {
    try requireNoLesson(parsed)
    guard parsed[CommandOptions.handoutFormat] != .html else {
      throw Failure(
        .usage,
        "a page is of one lesson: name it, or write all with `--all --format html -o FOLDER`"
      )
    }
    var timelines: [Timeline] = []
    for name in ScenarioLibrary.course {
      let scenario = try ScenarioInput.scenario(name)
      timelines.append(try ScenarioInput(scenario, scenario.defaultSetting).play())
    }
    let listing = LessonListing(of: timelines.filter { !$0.moments.isEmpty })
    return switch parsed[CommandOptions.handoutFormat] {
    case .text, .html: CommandResult(listing.text(parsed.layout()))
    case .markdown: CommandResult(listing.markdown())
    case .json: CommandResult(listing.json())
    }
  }

  /// Refuses what only one lesson can be asked.
  static func requireNoLesson(_ parsed: ParsedCommand<Verb>) throws(Failure) {
    let options =
      (parsed.gives(CommandOptions.answer) ? ["--answer"] : [])
      + (parsed[CommandOptions.reveal] ? ["--reveal"] : [])
      + (parsed[CommandOptions.evidence] ? ["--evidence"] : [])
      + (parsed.gives(CommandOptions.stoppingPoint) ? ["--at"] : [])
    let words =
      options + parsed[CommandOptions.set].map { "--set \($0)" } + parsed.choiceWords.map(\.text)
    guard let word = words.first else { return }
    throw Failure(
      .usage,
      "`\(word.visible)` is about one lesson: name it, as in `memgraph lesson reminders`"
    )
  }

  /// The lesson as a page, which has all moments and choices and asks by itself.
  private static func page(
    of name: String,
    _ parsed: ParsedCommand<Verb>
  ) throws(Failure) -> CommandResult {
    let others =
      (parsed.gives(CommandOptions.answer) ? ["--answer"] : [])
      + (parsed[CommandOptions.evidence] ? ["--evidence"] : [])
      + (parsed.gives(CommandOptions.stoppingPoint) ? ["--at"] : [])
    if let option = others.first {
      throw Failure(.usage, "a page has all there is, and asks by itself: leave `\(option)` out")
    }
    let input = try ScenarioInput(name, parsed)
    try PageOutput.requirePlace(parsed)
    if parsed[CommandOptions.reveal] {
      let page = try PageOutput.playing { () throws(PlayError) in
        try TimelinePage(of: input.scenario, opening: input.setting, source: name)
      }
      return PageOutput.result(try PageOutput.html(page.html), smaller: PageOutput.ofOneMoment)
    }
    let page = try PageOutput.playing { () throws(PlayError) in
      try LessonPage(of: input.scenario, opening: input.setting, source: name)
    }
    return PageOutput.result(try PageOutput.html(page.html), smaller: PageOutput.ofOneMoment)
  }

  private static func record(
    of timeline: Timeline,
    _ parsed: ParsedCommand<Verb>
  ) throws(Failure) -> CommandResult {
    if parsed.gives(CommandOptions.answer) || parsed[CommandOptions.reveal] {
      throw Failure(
        .usage,
        "`--evidence` prints the record alone: leave `--answer` and `--reveal` out"
      )
    }
    let record = EvidenceRecord(of: timeline, at: try stoppingPoint(of: timeline, parsed))
    return switch parsed[CommandOptions.handoutFormat] {
    case .text, .html: CommandResult(record.text(parsed.layout()))
    case .markdown: CommandResult(record.markdown())
    case .json: CommandResult(record.json())
    }
  }

  private static func stoppingPoint(
    of timeline: Timeline,
    _ parsed: ParsedCommand<Verb>
  ) throws(Failure) -> Timeline.Moment {
    if let name = parsed[CommandOptions.stoppingPoint] { return try timeline.requireMoment(name) }
    if let moment = EvidenceRecord.stoppingPoint(of: timeline) { return moment }
    return try timeline.requireLastMoment()
  }

  /// How far the line wants the lesson told; `nil` where it does not say.
  private static func telling(
    of lesson: Lesson,
    _ parsed: ParsedCommand<Verb>
  ) throws(Failure) -> Lesson.Telling? {
    guard let text = parsed[CommandOptions.answer] else {
      return parsed[CommandOptions.reveal] ? .revealed : nil
    }
    guard !parsed[CommandOptions.reveal] else {
      throw Failure(.usage, "`--answer` predicts and `--reveal` does not: leave one out")
    }
    return .answered(try LessonAnswers(lesson).read(text))
  }

  private static func tell(
    _ lesson: Lesson,
    _ telling: Lesson.Telling,
    _ parsed: ParsedCommand<Verb>
  ) -> CommandResult {
    switch parsed[CommandOptions.handoutFormat] {
    case .text, .html: CommandResult(lesson.text(telling, parsed.layout()))
    case .markdown: CommandResult(lesson.markdown(telling))
    case .json: CommandResult(lesson.json(telling))
    }
  }

  /// Asks for the predictions, and tells the rest: all of it where the result goes elsewhere.
  private static func converse(
    about lesson: Lesson,
    _ parsed: ParsedCommand<Verb>
  ) throws(Failure) -> CommandResult {
    let layout = parsed.layout()
    let isHere =
      Commands.outputPath(of: parsed) == nil && System.isTerminal(System.standardOutput)
    switch try LessonDialogue(lesson, layout).predictions() {
    case .answers(let answers):
      let telling = Lesson.Telling.answered(answers)
      return CommandResult(
        isHere ? "\n" + lesson.outcome(telling, layout) : lesson.text(telling, layout)
      )
    case .left:
      var result = CommandResult(isHere ? "" : lesson.text(.questions, layout))
      result.warnings = ["You left before the run. `--reveal` tells the rest."]
      return result
    }
  }
}
