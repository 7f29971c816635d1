import RefGraph
import RefGraphReports
import Testing

/// Events in no guaranteed order, as reports have them.
@Suite struct `Strands of an unordered group` {
  private func scenario() throws -> Scenario {
    let text = """
      scenario s "t"
      type Page
        on start
          event "one"
          event "two"
        end
      end
      choice way = a | b
      root page: Page
      if way is a
        unordered
          call page.start
          event "beside"
        end
      else
        unordered
          event "beside"
          call page.start
        end
      end
      unordered
        event "x"
        event "y"
      end
      moment m
      """
    return try Scenario(parsing: text, file: "s.scenario")
  }

  private func moment() throws -> (Timeline, Timeline.Moment) {
    let scenario = try scenario()
    let timeline = try scenario.play(scenario.defaultSetting)
    return (timeline, try #require(timeline.moment(named: "m")))
  }

  @Test func `have letters in a record where one has more than one line`() throws {
    let (timeline, moment) = try moment()
    let lines = EvidenceRecord(of: timeline, at: moment).text().split(separator: "\n")
    let log = lines.drop { !$0.contains("log order") }.prefix(8).map { $0.dropFirst(22) }
    #expect(
      log == [
        "1a page.start()", "1a page: one", "1a page: two", "1b beside", "2 x", "2 y",
        "Lines of one number come in no guaranteed order, but those", "of one letter in theirs.",
      ]
    )
  }

  @Test func `have letters in a report where one has more than one line`() throws {
    let text = TimelineReport(of: try moment().0).text()
    let log = text.split(separator: "\n").drop { !$0.contains("no guaranteed") }.prefix(8)
      .map { $0.trimmingPrefix { $0 == " " } }
    #expect(
      log == [
        "in no guaranteed order, but lines of one letter in theirs:", "a page.start()",
        "a page: one", "a page: two", "b beside", "in no guaranteed order:", "x", "y",
      ]
    )
  }

  @Test func `have numbers in JSON`() throws {
    let (timeline, moment) = try moment()
    let lines = SnapshotReport(of: moment, in: timeline).json().split(separator: "\n")
    let events = lines.filter { $0.contains("unorderedGroup") }
      .map { $0.trimmingPrefix { $0 == " " } }
    #expect(
      events == [
        #"{ "event": "call", "object": "page", "name": "start", "unorderedGroup": 1, "strand": 1 },"#,
        #"{ "event": "log", "object": "page", "text": "one", "fields": [], "unorderedGroup": 1, "strand": 1 },"#,
        #"{ "event": "log", "object": "page", "text": "two", "fields": [], "unorderedGroup": 1, "strand": 1 },"#,
        #"{ "event": "log", "text": "beside", "fields": [], "unorderedGroup": 1, "strand": 2 },"#,
        #"{ "event": "log", "text": "x", "fields": [], "unorderedGroup": 2, "strand": 1 },"#,
        #"{ "event": "log", "text": "y", "fields": [], "unorderedGroup": 2, "strand": 2 }"#,
      ]
    )
  }

  @Test func `are no difference where they come in another order`() throws {
    let scenario = try scenario()
    let choice = try #require(scenario.choices.first)
    let rows = try Comparison(of: scenario, changing: choice, from: scenario.defaultSetting).rows
    #expect(rows.map(\.differences) == [[]])
  }
}
