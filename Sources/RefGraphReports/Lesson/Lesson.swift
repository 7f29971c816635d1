public import RefGraph

/// One play of a scenario, told as a lesson: what to predict, what happened, the evidence for it, and
/// what to try next.
///
/// ```swift
/// let lesson = Lesson(of: try scenario.play(scenario.defaultSetting))
/// print(lesson.text(.questions))  // what to predict, and how to go on
/// print(lesson.text(.answered([1, 0])))  // the same, with the run and all that follows from it
/// ```
public struct Lesson: Sendable {
  /// The play that the lesson is about.
  public let timeline: Timeline
  /// What there is to predict, in the order of the play.
  public let questions: [Question]
  /// The word or path by which the command line knows the scenario.
  let source: String
  let report: TimelineReport

  /// What a learner predicts of one moment.
  public struct Question: Equatable, Sendable {
    /// The name of the moment.
    public let moment: String
    /// What is asked.
    public let text: String
    /// What can be answered, in order.
    public let answers: [String]
    /// The position of the right answer; `nil` in a scenario that `memgraph check` finds fault with,
    /// since it has not exactly one.
    public let right: Int?
  }

  /// How far a lesson is told.
  public enum Telling: Equatable, Sendable {
    /// Up to the questions. Nothing that the play decides is shown.
    case questions
    /// To its end, with the position of the learner's answer to each question.
    case answered([Int])
    /// To its end, without a prediction.
    case revealed
  }

  /// Makes a lesson of a play.
  ///
  /// - Parameter source: how the command line names the scenario: by its name, if not given, or by a
  ///   path.
  public init(of timeline: Timeline, source: String? = nil) {
    self.timeline = timeline
    self.source = source ?? timeline.scenario.name
    report = TimelineReport(of: timeline)
    questions = timeline.predictions.map { prediction in
      let right = timeline.rightAnswers(to: prediction)
      return Question(
        moment: timeline.moments[prediction.moment].name,
        text: prediction.question,
        answers: prediction.answers.map(\.text),
        right: right.count == 1 ? right[0] : nil
      )
    }
  }

  var scenario: Scenario { timeline.scenario }

  /// The sentences of one kind.
  func remarks(_ kind: Scenario.Remark.Kind) -> [String] {
    scenario.remarks(kind).map(\.text)
  }

  /// The reports of the moments that evidence is shown for: those that are asked about or, in a
  /// lesson without questions, the last.
  func momentsOfEvidence() -> [SnapshotReport] {
    let asked = Set(questions.map(\.moment))
    guard !asked.isEmpty else { return Array(report.moments.suffix(1)) }
    return report.moments.filter { $0.play.map { asked.contains($0.moment.name) } ?? false }
  }
}
