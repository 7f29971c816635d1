#if Graphviz
  import Foundation
  import RefGraph
  import Testing

  @testable import RefGraphReports
  @testable import memgraph

  @Suite struct `Graphviz places a series` {
    private static let renderer = DrawingProcess.renderer(
      running: Places.products.appending(path: "memgraph").path(percentEncoded: false)
    )

    /// All moments of a play; of its objects, in order of their identities, groups of three in a row,
    /// and the first two of these groups in one around both.
    private static func sketch(of scenario: String) throws -> DiagramSketch {
      let scenario = try #require(try ScenarioLibrary.scenario(named: scenario))
      let timeline = try scenario.play(scenario.defaultSetting)
      let analyses = timeline.moments.map { SnapshotAnalysis(of: $0.snapshot) }
      let objects = Set(timeline.moments.flatMap { $0.snapshot.objects.map(\.id) })
        .sorted()
      var groups = stride(from: 0, to: min(objects.count, 9), by: 3).map {
        ObjectGroup(title: "from \($0)", objects: Array(objects[$0..<min($0 + 3, objects.count)]))
      }
      groups.append(ObjectGroup(title: "around both", objects: Array(objects.prefix(6))))
      return DiagramSketch(
        of: DiagramSeries(
          of: [.init(analyses: analyses, groups: analyses.map { _ in groups })]
        ),
        hasGhosts: true
      )
    }

    @Test(arguments: ScenarioLibrary.names)
    func `boxes and words stand apart, and frames around their members alone`(
      scenario: String
    ) throws {
      let sketch = try Self.sketch(of: scenario)
      let sheet = try Self.renderer.sheet(for: sketch)
      let boxes = sheet.layout.boxes
      let labels = sheet.layout.arrows.compactMap(\.label)
      for (number, label) in labels.enumerated() {
        #expect(labels[..<number].allSatisfy { !$0.intersects(label.outset(by: -1)) })
      }
      for (number, box) in boxes.enumerated() {
        #expect(boxes[..<number].allSatisfy { !$0.intersects(box.outset(by: -1)) })
        for label in labels {
          #expect(!label.outset(by: -2).intersects(box))
        }
      }
      #expect(sheet.sketch.groups.titles == sketch.groups.titles)
      for (number, group) in sketch.series.groups.enumerated() {
        let frame = try #require(sheet.layout.groups[number]?.frame)
        let inside = boxes.indices.filter { boxes[$0].intersects(frame) }
        #expect(inside == group.boxes, "\(group.title)")
      }
    }

    /// The scenario's own groups, at each moment under all settings that differ in one choice.
    @Test(arguments: ScenarioLibrary.names)
    func `what is drawn within a frame belongs to its group at that moment`(
      scenario: String
    ) throws {
      let scenario = try #require(try ScenarioLibrary.scenario(named: scenario))
      let changes = scenario.choices.flatMap { choice in
        choice.values.dropFirst().map { [(choice.name, $0)] }
      }
      for change in [[]] + changes {
        let timeline = try scenario.play(scenario.setting(change))
        let series = DiagramSeries(of: [TimelineReport(of: timeline).story])
        let sheet = try Self.renderer.sheet(for: DiagramSketch(of: series, hasGhosts: true))
        let layout = sheet.layout
        for (moment, number) in zip(timeline.moments, series.frames.indices) {
          let looks = sheet.sketch.looks(inFrame: number)
          for (group, place) in layout.groups.enumerated()
          where looks.groups[group] != .absent {
            let frame = try #require(place).frame
            let title = series.groups[group].title
            let members = try #require(moment.groups.first { $0.title == title })
            for (box, rectangle) in layout.boxes.enumerated()
            where looks.boxes[box] != .absent && rectangle.intersects(frame) {
              #expect(
                series.frames[number].boxes[box].stands(for: members, in: moment.snapshot),
                "\(timeline.setting), \(moment.name)"
              )
            }
          }
        }
      }
    }

    @Test(arguments: ScenarioLibrary.names)
    func `arrows lead from box to box`(scenario: String) throws {
      let sheet = try Self.renderer.sheet(for: try Self.sketch(of: scenario))
      for (way, route) in zip(sheet.sketch.series.arrows, sheet.layout.arrows) {
        #expect(sheet.layout.boxes[way.source].outset(by: 3).contains(route.curve.start))
        #expect(sheet.layout.boxes[way.target].outset(by: 3).contains(route.curve.end))
      }
    }
  }

  extension DiagramSeries.Presence<DiagramPlan.Box> {
    /// Whether it stands for objects of the group alone: of a crowd, whether the group has as many of
    /// its type as are in it.
    fileprivate func stands(for group: ObjectGroup, in snapshot: Snapshot) -> Bool {
      guard let box = part else { return false }
      switch box.content {
      case .object(let object): return group.objects.contains(object.id)
      case .released(let object): return group.objects.contains(object.id)
      case .crowd(let crowd):
        let members = group.objects.compactMap { snapshot.object($0) }
        return members.count { $0.type == crowd.type } >= crowd.count
      }
    }
  }
#endif
