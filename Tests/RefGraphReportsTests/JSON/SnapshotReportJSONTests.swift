import RefGraph
import RefGraphImport
import RefGraphReports
import Testing

@Suite struct `Report documents` {
  /// Every moment of the settings of the built-in scenarios.
  static let moments: [(timeline: Timeline, moment: Timeline.Moment)] = {
    ScenarioLibrary.names.flatMap { name -> [(Timeline, Timeline.Moment)] in
      guard let scenario = try? ScenarioLibrary.scenario(named: name) else { return [] }
      let numbers = Exhaustive.numbers(below: scenario.settingCount(), otherwiseOneOf: 7)
      return numbers.flatMap { number -> [(Timeline, Timeline.Moment)] in
        guard let timeline = try? scenario.play(scenario.setting(number: number)) else { return [] }
        return timeline.moments.map { (timeline, $0) }
      }
    }
  }()

  @Test func `a report that was written reads back to the same report`() throws {
    #expect(Self.moments.count > 50)
    for (timeline, moment) in Self.moments {
      let played = SnapshotReport(of: moment, in: timeline).json()
      let bare = SnapshotReport(of: moment.snapshot).json()
      for text in [played, bare] {
        let file = try SnapshotFile(Array(text.utf8), file: moment.name)
        #expect(SnapshotReport(of: file.snapshot).json() == bare)
        #expect(file.warnings.isEmpty)
      }
    }
  }
}
