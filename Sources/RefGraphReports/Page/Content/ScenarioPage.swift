internal import RefGraph

/// The page of a scenario, covered or not, alone or in a course.
struct ScenarioPage: Sendable {
  let plays: ScenarioPlays
  /// Whether verdicts are covered until the learner has predicted them.
  let covers: Bool
  /// The pages before and after it.
  var way = CourseWay()
  let identity: PageIdentity

  init(plays: ScenarioPlays, covers: Bool) {
    self.plays = plays
    self.covers = covers
    identity = PageIdentity(
      storageKey: "memgraph \(plays.scenario.name) \(Self.fingerprint(of: plays))",
      covers: covers && plays.asks()
    )
  }

  func html(_ renderer: PictureRenderer) throws(PictureRenderer.Failure) -> String {
    let shared = SharedDrawings(of: plays.lessons)
    var drawings: [PlayDrawing] = []
    for group in shared.plays {
      drawings.append(
        try PlayDrawing(
          of: group,
          in: plays.lessons,
          title: "Diagram of \(plays.scenario.title)",
          opening: plays.opening,
          renderer
        )
      )
    }
    let data = LessonData(of: plays, drawings: drawings, shared: shared, page: identity)
    let first = shared.numbers[plays.opening]
    let templates = drawings.enumerated().filter { $0.offset != first }.map { number, drawing in
      Markup.element(.template, [.id("drawing-\(number)")], [.drawing(PageDrawing(drawing.stage))])
    }
    return PageShell(
      title: plays.scenario.title,
      header: header(),
      main: main(
        drawings[first].stage,
        legend: Markup.legend(of: drawings.map(\.stage), isOpen: true)
      ),
      footer: footer(),
      templates: [data.template] + templates,
      json: data.json,
      script: PageAssets.lessonScript
    ).html()
  }

  /// A few letters that differ where the questions do: answers to others are no answers to these.
  private static func fingerprint(of plays: ScenarioPlays) -> String {
    let questions = plays.lessons.flatMap { lesson in
      [lesson.timeline.setting.description]
        + lesson.questions.flatMap { [$0.moment, $0.text, "\($0.right ?? -1)"] + $0.answers }
    }
    let digest = SHA256.digest(of: Array(questions.joined(separator: "\n").utf8))
    return String(ContentSecurityPolicy.base64(digest).prefix(12))
  }
}

/// The pages of a course around one page of it; none of one that stands alone.
struct CourseWay: Sendable {
  struct Place: Sendable {
    let title: String
    let file: String
  }

  var index: Place?
  var previous: Place?
  var next: Place?
  /// The page of each lesson by its name.
  var files: [String: Place] = [:]
}
