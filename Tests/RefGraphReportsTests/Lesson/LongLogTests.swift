import RefGraph
import RefGraphReports
import Testing

/// Logs that are too long for a lesson.
@Suite struct LongLogTests {
  private static func timeline(_ rounds: Int) throws -> Timeline {
    let text = """
      scenario s "t"
      root app: App
      repeat \(rounds)
        event "step"
      end
      moment m
      """
    let scenario = try Scenario(parsing: text, file: "s.scenario")
    return try scenario.play(scenario.defaultSetting)
  }

  @Test func `a lesson counts the lines of a long log and shows the last ones`() throws {
    let lines = Lesson(of: try Self.timeline(41), source: "s.scenario").text(.revealed)
      .split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex(of: "* m"))
    #expect(
      Array(lines[(start + 1)...].prefix(24)) == [
        "    41 lines: \"step\" ×41", "    to see them all:",
        "      memgraph timeline --scenario s.scenario", "    the last 20:",
      ] + Array(repeating: "    step", count: 20)
    )
  }

  @Test func `a lesson shows a log of forty lines, and a timeline any`() throws {
    let lesson = Lesson(of: try Self.timeline(40), source: "s").text(.revealed)
    #expect(lesson.split(separator: "\n").count { $0 == "    step" } == 40)
    let timeline = TimelineReport(of: try Self.timeline(200)).text()
    #expect(timeline.split(separator: "\n").count { $0 == "    step" } == 200)
  }
}
