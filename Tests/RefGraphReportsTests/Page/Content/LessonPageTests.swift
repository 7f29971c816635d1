import Foundation
import RefGraph
@testable import RefGraphReports
import Testing

@Suite struct `The page of a lesson` {
  @Test(arguments: ScenarioLibrary.names)
  func `is one file of less than a megabyte that asks nobody for anything`(_ name: String) throws {
    let scenario = try #require(try ScenarioLibrary.scenario(named: name))
    let page = try LessonPage(of: scenario, opening: scenario.defaultSetting)
    let file = LessonFile(try page.html(GridRenderer.renderer))
    #expect(file.html.utf8.count < 1_000_000)
    let loading = ["img", "link", "iframe", "object", "embed", "audio", "video", "image", "use"]
    #expect(file.elements().filter(loading.contains).isEmpty)
    let addresses = file.html.components(separatedBy: "://").dropLast().map { $0.suffix(12) }
    #expect(Set(addresses) == [" xmlns=\"http"], "the name space of SVG only")
    let settings = try #require(try file.data()["settings"] as? [[String: Any]])
    #expect(settings.count == scenario.settingCount())
  }

  @Test func `says in its data what each setting's play has`() throws {
    let data = try LessonFile(lessonOf: TaughtScenario.text).data()
    let settings = try #require(data["settings"] as? [[String: Any]])
    let strings = try #require(data["strings"] as? [String])
    let moments = try #require(data["moments"] as? [[Any]])
    #expect(settings.compactMap { $0["values"] as? [Int] } == [[0, 0], [0, 1], [1, 0], [1, 1]])
    for setting in settings {
      let numbers = try #require(setting["moments"] as? [Int])
      let names = numbers.compactMap { moments[$0].first as? Int }.map { strings[$0] }
      #expect(names == ["open", "closing", "closed"])
    }
    let rights = settings.compactMap { ($0["questions"] as? [[String: Any]])?.first?["right"] }
    #expect(rights as? [Int] == [1, 1, 0, 0])
  }

  @Test func `covers what its questions ask, and a page of a timeline covers nothing`() throws {
    let scenario = try Scenario(parsing: TaughtScenario.text, file: "page.scenario")
    let setting = try scenario.setting([("way-back", "weak")])
    let lesson = try LessonPage(of: scenario, opening: setting)
    let timeline = try TimelinePage(of: scenario, opening: setting)
    let files = [
      LessonFile(try lesson.html(GridRenderer.renderer)),
      LessonFile(try timeline.html(GridRenderer.renderer)),
    ]
    #expect(try files.map { try $0.data()["covers"] as? Bool } == [true, false])
    #expect(try files.map { try $0.data()["opening"] as? Int } == [2, 2])
  }

  @Test func `shows without a script the last moment of the setting that it opens with`() throws {
    let file = try LessonFile(lessonOf: TaughtScenario.text, opening: ["way-back": "weak"])
    let sentences = try file.content(of: "<div class=\"sentences later\">", endingWith: "</div>")
    #expect(
      sentences == """
        <p><span class="name object" data-object="page">page</span> is \
        <span class="good">released</span>.</p>
        """
    )
    #expect(file.html.contains("<noscript><p class=\"notice\">Without its script"))
  }

  @Test func `allows in its policy the script and the styles that it has`() throws {
    let file = try LessonFile(lessonOf: TaughtScenario.text)
    let policy = ContentSecurityPolicy(
      styles: file.html.components(separatedBy: "<style>").dropFirst().map {
        $0.components(separatedBy: "</style>")[0]
      },
      script: try file.content(of: "<script>", endingWith: "</script>")
    )
    #expect(file.html.contains(Markup.Attribute.content(policy.text()).html()))
    #expect(policy.styles.count == 2)
    let parts = file.html.components(separatedBy: "<body>")
    #expect(!parts[1].contains(" style="))
  }

  @Test func `is the same in every byte each time`() throws {
    let files = try (0..<2).map { _ in try LessonFile(lessonOf: TaughtScenario.text).html }
    #expect(files[0] == files[1])
  }

  @Test func `has another key for answers to other questions`() throws {
    let text = TaughtScenario.text
    let keys = try [text, text, text.replacingOccurrences(of: "\"It is.\"", with: "\"Yes.\"")].map {
      let scenario = try Scenario(parsing: $0, file: "page.scenario")
      return try LessonPage(of: scenario, opening: scenario.defaultSetting).storageKey
    }
    #expect(keys[0] == keys[1])
    #expect(keys[0] != keys[2])
  }

  @Test func `says in a word what is wrong at a moment`() throws {
    let data = try LessonFile(lessonOf: TaughtScenario.text).data()
    let strings = try #require(data["strings"] as? [String])
    let settings = try #require(data["settings"] as? [[String: Any]])
    let moments = try #require(data["moments"] as? [[Any]])
    // Closing lets go of what leaks then, and what a weak reference leads back to goes.
    let alarms = settings.compactMap { $0["moments"] as? [Int] }.map { numbers in
      numbers.compactMap { moments[$0][8] as? Int }.map { strings[$0] }
    }
    #expect(alarms[0] == ["", "", "leaked"])
    #expect(alarms[2] == ["", "", ""])
  }

  @Test func `has its parts in the order in which they are read`() throws {
    let html = try LessonFile(lessonOf: TaughtScenario.text).html
    let parts = [
      "<h1", "class=\"bar ", "class=\"pane-head\"", "class=\"sentences ", "class=\"cover ",
      "class=\"canvas ", "id=\"object-card\"", "id=\"legend\"", "class=\"log-body ",
      "id=\"conditions\"", "class=\"grounds ", "id=\"objects\"", "id=\"record\"",
    ]
    let places = try parts.map { try #require(html.range(of: $0), "\($0)").lowerBound }
    #expect(places == places.sorted())
  }

  @Test func `names the lesson that it leads on to otherwise than the next of a course`() throws {
    let html = try LessonFile(lessonOf: TaughtScenario.text).html
    #expect(html.contains("To go on from here: <code>memgraph lesson timer-incident"))
    #expect(html.contains("To go on from here: Draw it."))
    #expect(!html.contains("Next lesson: "))
  }

  @Test func `fails as the renderer does`() throws {
    let scenario = try Scenario(parsing: TaughtScenario.text, file: "page.scenario")
    let page = try LessonPage(of: scenario, opening: scenario.defaultSetting)
    let failure = PictureRenderer.Failure(message: "none here", isUnavailable: true)
    #expect(throws: failure) {
      try page.html(PictureRenderer { (_, _) throws(PictureRenderer.Failure) in throw failure })
    }
  }

  @Test func `of more combinations than it can hold has those next to its own, and says so`() throws
  {
    let choices = (0..<7).map { "choice c\($0) = a | b\n" }.joined()
    let text = "scenario many \"Many\"\n\(choices)root app: App\nmoment start\n"
    let file = try LessonFile(lessonOf: text, opening: ["c3": "b"])
    let settings = try #require(try file.data()["settings"] as? [[String: Any]])
    #expect(settings.count == 8)
    #expect(settings.first?["values"] as? [Int] == [0, 0, 0, 1, 0, 0, 0])
    #expect(file.html.contains("This page holds 8 of 128 combinations: "))
  }
}
