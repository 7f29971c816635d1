public import RefGraph

/// Lessons as a small site: a page a lesson, and an index of them by chapter.
///
/// ```swift
/// for file in try LessonCourse(of: scenarios).files(renderer) { write(file.text, to: file.name) }
/// ```
///
/// The files refer to one another by name, so that they work from any folder of any host, and from a
/// disk.
public struct LessonCourse: Sendable {
  private let lessons: [ScenarioPage]

  /// One file of the site.
  public struct File: Equatable, Sendable {
    /// Its name, without a folder.
    public let name: String
    /// What is in it.
    public let text: String
  }

  /// Plays all settings of scenarios, which become lessons in this order; those without a moment have
  /// nothing to show and are left out.
  ///
  /// - Throws: `PlayError` where one of the plays cannot be played to its end.
  public init(of scenarios: [Scenario]) throws(PlayError) {
    var pages: [ScenarioPage] = []
    for scenario in scenarios {
      let plays = try ScenarioPlays(of: scenario, opening: scenario.defaultSetting, source: nil)
      guard plays.lessons.contains(where: { !$0.timeline.moments.isEmpty }) else { continue }
      pages.append(ScenarioPage(plays: plays, covers: true))
    }
    let places = pages.map { page in
      CourseWay.Place(
        title: page.plays.scenario.title,
        file: "\(page.plays.scenario.name).html"
      )
    }
    let files = Dictionary(zip(pages.map(\.plays.scenario.name), places)) { first, _ in first }
    for index in pages.indices {
      pages[index].way = CourseWay(
        index: .init(title: "All lessons", file: Self.indexName),
        previous: index > 0 ? places[index - 1] : nil,
        next: index + 1 < places.count ? places[index + 1] : nil,
        files: files
      )
    }
    lessons = pages
  }

  private static let indexName = "index.html"

  /// The index, then the lessons.
  ///
  /// - Parameter beginning: is told of each lesson before it is written: its name, its number from 1,
  ///   and how many there are.
  /// - Throws: what the renderer throws where it cannot lay out a diagram.
  public func files(
    _ renderer: PictureRenderer,
    beginning: (_ lesson: String, _ number: Int, _ count: Int) -> Void = { _, _, _ in }
  ) throws(PictureRenderer.Failure) -> [File] {
    var files = [File(name: Self.indexName, text: index())]
    for (index, lesson) in lessons.enumerated() {
      beginning(lesson.plays.scenario.name, index + 1, lessons.count)
      files.append(
        File(name: "\(lesson.plays.scenario.name).html", text: try lesson.html(renderer))
      )
    }
    return files
  }

  private func index() -> String {
    PageShell(
      title: "Lessons",
      header: [
        .element(.h1, [], "Who keeps this object alive?"),
        .element(
          .p,
          [.classes("lead")],
          "Each lesson asks a question about objects and the references that keep them. Predict, look, "
            + "change one condition, and look again."
        ),
      ],
      main: chapters(),
      footer: [
        .element(
          .p,
          [],
          "Made by memgraph. What you answer stays in this browser; these files ask nobody for anything."
        )
      ],
      script: PageAssets.indexScript
    ).html()
  }

  /// The lessons by chapter, chapters in the order in which they come first.
  private func chapters() -> [Markup] {
    var chapters: [(title: String, lessons: [ScenarioPage])] = []
    for lesson in lessons {
      let title = Self.chapter(of: lesson)
      if let place = chapters.firstIndex(where: { $0.title == title }) {
        chapters[place].lessons.append(lesson)
      } else {
        chapters.append((title, [lesson]))
      }
    }
    return chapters.enumerated().map { number, chapter in
      let id = "chapter-\(number)"
      return .element(
        .section,
        [.aria(.labelledby, id)],
        [
          .element(.h2, [.id(id)], chapter.title),
          .element(.ul, [.classes("lessons"), .role("list")], chapter.lessons.map(entry)),
        ]
      )
    }
  }

  /// `Card 1` and `Card 2` are parts of one chapter; so is what stands behind a colon.
  private static func chapter(of lesson: ScenarioPage) -> String {
    guard let text = lesson.plays.scenario.remarks(.chapter).first?.text else { return "Lessons" }
    if let colon = text.firstIndex(of: ":") { return String(text[..<colon]) }
    let words = text.split(separator: " ")
    let isNumbered = words.count == 2 && words[1].allSatisfy(\.isNumber)
    return isNumbered ? "\(words[0])s" : text
  }

  private func entry(_ lesson: ScenarioPage) -> Markup {
    let scenario = lesson.plays.scenario
    let count = lesson.opening.questions.count
    var parts: [Markup] = [
      .element(.a, [.file("\(scenario.name).html")], scenario.title)
    ]
    if let chapter = scenario.remarks(.chapter).first {
      parts.append(.element(.p, [.classes("faint")], chapter.text))
    }
    for question in scenario.remarks(.question) { parts.append(.element(.p, [], question.text)) }
    let numbers = [
      Listing.count(count, "prediction"),
      Listing.count(lesson.opening.timeline.moments.count, "moment"),
      Listing.count(lesson.plays.total, "combination"),
    ]
    parts.append(.element(.p, [.classes("faint")], numbers.joined(separator: ", ")))
    parts.append(
      .element(
        .p,
        [
          .classes("progress good"), .data(.key, lesson.identity.storageKey),
          .data(.choice, "\(lesson.plays.opening)"), .data(.count, "\(count)"),
        ],
        []
      )
    )
    return .element(.li, [], parts)
  }
}
