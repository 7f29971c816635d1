import RefGraph
import RefGraphReports
import Testing

/// What reports say of a cycle that was held and is leaked, whole.
@Suite struct `A cycle that becomes leaked` {
  private static let text = """
    scenario tiny "A page and its closure"
    root app: App
    let page: Page
    let image: Image
    app.page -> page
    page.image -> image
    closure save [page -> page]
    end
    page.save -> save
    moment open
    action "Close"
      clear app.page
    end
    moment closed
    """

  private func timeline() throws -> Timeline {
    let scenario = try Scenario(parsing: Self.text, file: "tiny.scenario")
    return try scenario.play(scenario.defaultSetting)
  }

  @Test func `is in the difference`() throws {
    let timeline = try timeline()
    let report = DifferenceReport(
      from: try #require(timeline.moment(named: "open")),
      to: try #require(timeline.moment(named: "closed")),
      in: timeline
    )
    #expect(
      report.text() == """
        open > closed

        Objects
          leaked: page, image and save

        Dropped references
          app.page -> page

        Cycles
          held > leaked: page → save → page

        """
    )
  }

  @Test func `is in what changed since the moment before`() throws {
    let timeline = try timeline()
    let moment = try #require(timeline.moment(named: "closed"))
    let text = SnapshotReport(of: moment, in: timeline).text()
    let sections = text.split(separator: "\n\n")
    #expect(
      sections.first { $0.hasPrefix("Since") } == """
        Since open
          leaked: page, image and save
          dropped: app.page -> page
          cycle, held > leaked: page → save → page
        """
    )
  }

  @Test func `is in the timeline`() throws {
    #expect(
      TimelineReport(of: try timeline()).text() == """
        A page and its closure

        open > closed

        * open
          made: app, page, image and save
          cycle, held: page → save → page

        * closed
            "Close"
          leaked: page, image and save
          cycle, held > leaked: page → save → page

        """
    )
  }
}
