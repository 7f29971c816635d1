public import RefGraph

/// Scenarios as lessons: what each asks, and how much there is to play.
public struct LessonListing: Sendable {
  /// The lessons, in the order of the listing.
  public let lessons: [Entry]

  /// What the listing says of one lesson.
  public struct Entry: Equatable, Sendable {
    /// The name of the scenario.
    public let name: String
    /// What a person calls it.
    public let title: String
    /// The part of a course that it belongs to; `nil` where it says none.
    public let chapter: String?
    /// What to predict before looking; `nil` where it says nothing.
    public let question: String?
    /// How many moments the default setting has.
    public let momentCount: Int
    /// How many combinations its choices have.
    public let settingCount: Int
    /// How many predictions it asks for, in the default setting.
    public let predictionCount: Int

    /// Takes what is to be said from the play of a scenario's default setting.
    public init(of timeline: Timeline) {
      let scenario = timeline.scenario
      name = scenario.name
      title = scenario.title
      chapter = scenario.remarks(.chapter).first?.text
      question = scenario.remarks(.question).first?.text
      momentCount = timeline.moments.count
      settingCount = scenario.settingCount()
      predictionCount = timeline.predictions.count
    }
  }

  /// Lists the lessons of plays, in the order given.
  public init(of timelines: [Timeline]) {
    lessons = timelines.map(Entry.init)
  }

  /// A paragraph a lesson: name and chapter, the question, the numbers.
  public func text(_ layout: TextLayout = TextLayout()) -> String {
    var page = TextPage()
    for lesson in lessons {
      page.gap()
      page.noted(
        StyledText(lesson.name, .name),
        StyledText(lesson.chapter ?? "", .faint),
        indent: 0
      )
      page.paragraph(StyledText(lesson.question ?? lesson.title), indent: 2)
      page.paragraph(StyledText(lesson.counts(), .faint), indent: 2)
    }
    return layout.text(of: page)
  }

  /// The listing in Markdown, a table row a lesson.
  public func markdown() -> String {
    let rows = lessons.map { lesson in
      let cells = [
        lesson.name, lesson.chapter ?? "", lesson.question ?? lesson.title, lesson.counts(),
      ]
      return "| " + cells.map(Handout.escaped).joined(separator: " | ") + " |\n"
    }
    return "| lesson | chapter | question | |\n|---|---|---|---|\n" + rows.joined()
  }

  /// The listing as a file of format `refgraph-lessons`, version 1.
  public func json() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", "refgraph-lessons")
      writer.member("version", 1)
      writer.array("lessons") { writer in
        for lesson in lessons {
          writer.object { writer in
            writer.member("name", lesson.name)
            writer.member("title", lesson.title)
            if let chapter = lesson.chapter { writer.member("chapter", chapter) }
            if let question = lesson.question { writer.member("question", question) }
            writer.member("momentCount", lesson.momentCount)
            writer.member("settingCount", lesson.settingCount)
            writer.member("predictionCount", lesson.predictionCount)
          }
        }
      }
    }
    return writer.text()
  }
}

extension LessonListing.Entry {
  /// `2 predictions, 6 moments, 18 combinations`.
  fileprivate func counts() -> String {
    [
      Listing.count(predictionCount, "prediction"), Listing.count(momentCount, "moment"),
      Listing.count(settingCount, "combination"),
    ].joined(separator: ", ")
  }
}
