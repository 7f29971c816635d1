import RefGraph
@testable import RefGraphReports
import Testing

@Suite struct `A course` {
  private func files() throws -> [LessonCourse.File] {
    let scenarios = try ["timer-incident", "pages-app", "background-playback", "selection"].map {
      try #require(try ScenarioLibrary.scenario(named: $0))
    }
    return try LessonCourse(of: scenarios).files(GridRenderer.renderer)
  }

  /// Where the links of a page lead.
  private func links(_ html: String) -> [String] {
    html.split(separator: "<a href=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
      .filter { !$0.hasPrefix("#") }
  }

  @Test func `is an index and a page a lesson that has moments`() throws {
    #expect(
      try files().map(\.name) == [
        "index.html", "timer-incident.html", "background-playback.html", "selection.html",
      ]
    )
  }

  @Test func `leads from each page to the ones before and after, and to those that it names`()
    throws
  {
    let links = try files().map { self.links($0.text) }
    #expect(
      links == [
        ["timer-incident.html", "background-playback.html", "selection.html"],
        ["index.html", "background-playback.html", "background-playback.html"],
        ["index.html", "timer-incident.html", "selection.html"],
        ["index.html", "background-playback.html"],
      ]
    )
  }

  @Test func `has lessons of one chapter together, and says how much there is to do`() throws {
    let index = try #require(try files().first?.text)
    let titles = index.split(separator: "<h2 id=\"chapter-").dropFirst()
      .map { $0.split(separator: ">")[1].prefix { $0 != "<" } }
    #expect(titles == ["Lifecycle", "Cards"])
    #expect(index.contains("<p class=\"faint\">2 predictions, 6 moments, 6 combinations</p>"))
  }

  @Test func `looks for answers where its pages keep them`() throws {
    let all = try files()
    let keys = all[0].text.split(separator: "data-key=\"").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
    #expect(keys.count == 3)
    for (key, file) in zip(keys, all.dropFirst()) {
      #expect(file.text.contains("\"key\":\"\(key)\""))
    }
  }
}
