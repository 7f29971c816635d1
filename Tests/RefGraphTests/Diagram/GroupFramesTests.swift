import Testing

@testable import RefGraph

/// What stands in the frames of groups, looked up in the snapshots by a walk of its own.
@Suite struct GroupFramesTests {
  /// As many settings of a scenario as are played here.
  private static let settingLimit = 12

  private static func timelines(of name: String) throws -> [Timeline] {
    let scenario = try #require(try ScenarioLibrary.scenario(named: name))
    return try (0..<min(scenario.settingCount(), settingLimit)).map {
      try scenario.play(scenario.setting(number: $0))
    }
  }

  @Test(arguments: ScenarioLibrary.names)
  func `a moment has together what names and fields of the groups lead to then`(
    name: String
  ) throws {
    for timeline in try Self.timelines(of: name) {
      for moment in timeline.moments {
        let walk = GroupWalk(of: timeline.scenario, moment.snapshot)
        let groups = moment.groups.flatMap { group in group.objects.map { ($0, group.title) } }
        #expect(
          Dictionary(groups) { first, _ in first } == walk.titles,
          "\(timeline.setting), \(moment.name)"
        )
      }
    }
  }

  @Test(arguments: ScenarioLibrary.names)
  func `no object stands in a frame that it does not belong to, and none outside of its own`(
    name: String
  ) throws {
    let timelines = try Self.timelines(of: name)
    let series = DiagramSeries(of: timelines.map(Self.story))
    let moments = timelines.flatMap { timeline in timeline.moments.map { (timeline, $0) } }
    for ((timeline, moment), frame) in zip(moments, series.frames) {
      let walk = GroupWalk(of: timeline.scenario, moment.snapshot)
      let place = Comment(rawValue: "\(timeline.setting), \(moment.name)")
      for (position, box) in frame.boxes.enumerated() {
        let titles = zip(series.groups, frame.groups).compactMap { group, isDrawn in
          isDrawn && group.boxes.contains(position) ? group.title : nil
        }
        switch box {
        case .absent: continue
        case .present(let box):
          switch box.content {
          case .object(let object): #expect(titles == walk.title(of: object.id), place)
          case .released(let object): #expect(titles == walk.title(of: object.id), place)
          case .crowd: continue
          }
        case .gone: #expect(titles == [], place)
        }
      }
    }
  }

  private static func story(of timeline: Timeline) -> DiagramSeries.Story {
    .init(
      analyses: timeline.moments.map { SnapshotAnalysis(of: $0.snapshot) },
      groups: timeline.moments.map(\.groups)
    )
  }
}

/// To which group each object of a snapshot belongs, by its handle and the references there.
private struct GroupWalk {
  private(set) var titles: [ObjectID: String] = [:]

  init(of scenario: Scenario, _ snapshot: Snapshot) {
    for group in scenario.groups {
      for member in group.members {
        var ids = snapshot.objects.filter { Self.has($0.handle, member.name) }.map(\.id)
        for field in member.fields {
          ids = ids.compactMap { snapshot.object($0) }.flatMap(\.references)
            .filter { $0.label == field || $0.label.hasPrefix("\(field)[") }.map(\.target.id)
        }
        for id in ids where titles[id] == nil { titles[id] = group.title }
      }
    }
  }

  func title(of object: ObjectID) -> [String] { titles[object].map { [$0] } ?? [] }

  /// Whether it is the name, or a numbered form of it.
  private static func has(_ handle: String, _ name: String) -> Bool {
    handle == name
      || handle.hasPrefix("\(name)-") && handle.dropFirst(name.count + 1).allSatisfy(\.isNumber)
  }
}
