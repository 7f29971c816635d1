import RefGraph
import Testing

/// The references that let go of objects, against the snapshots before and after.
@Suite struct `Releases in the built-in scenarios` {
  @Test(arguments: ScenarioLibrary.names)
  func `tell every strong reference that was there, and leave none`(name: String) throws {
    let scenario = try #require(try ScenarioLibrary.scenario(named: name))
    var count = 0
    for number in 0..<scenario.settingCount() {
      let timeline = try scenario.play(scenario.setting(number: number))
      for (before, after) in zip(timeline.moments, timeline.moments.dropFirst()) {
        for object in before.snapshot.objects where object.kind != .frame {
          guard after.snapshot.object(object.id) == nil else {
            #expect(timeline.release(of: object.id)?.moment.name != after.name)
            continue
          }
          count += 1
          let release = timeline.release(of: object.id)
          #expect(release?.moment.name == after.name)
          #expect(
            Self.holders(of: object.id, in: before.snapshot).isSubset(of: Self.fields(release)),
            "\(object.handle) of \(name) \(timeline.setting) at \(after.name)"
          )
          #expect(release?.dropped.isEmpty == false)
        }
      }
    }
    #expect((count > 0) != Self.withoutRelease.contains(name))
  }

  /// Scenarios in which every object that is there at a moment stays to the end.
  private static let withoutRelease = [
    "cell-reuse", "selection", "snapshot-updates", "swiftui-foreach",
  ]

  /// What holds an object strongly, as a snapshot has it: owners and labels.
  private static func holders(
    of object: ObjectID,
    in snapshot: Snapshot
  ) -> Set<DroppedReference.Holder> {
    Set(
      snapshot.objects.filter { $0.kind != .frame }.flatMap(\.references)
        .filter { $0.target.id == object && $0.strength == .strong }
        .map { .field(of: $0.source.id, label: $0.label) }
    )
  }

  /// What a release says that was dropped.
  private static func fields(_ release: Release?) -> Set<DroppedReference.Holder> {
    Set(release?.dropped.map(\.reference.holder) ?? [])
  }

  @Test func `name the line, the owner's release, the end of a root and a local`() throws {
    let scenario = try Scenario(
      parsing: """
        scenario s "Four ways"
        root app: App
        let page: Page
        let part: Part
        app.page -> page
        page.part -> part
        moment open
        action "Close"
          clear app.page
        end
        action "Work"
          let job: Job
        end
        moment closed
        """,
      file: "s.scenario"
    )
    let timeline = try scenario.play(scenario.defaultSetting)
    let open = try #require(timeline.moment(named: "open")).snapshot
    let closed = try #require(timeline.moment(named: "closed")).snapshot
    let app = try #require(open.object(named: "app")).id
    let page = try #require(open.object(named: "page")).id
    let part = try #require(open.object(named: "part")).id
    let job = try #require(closed.released.first { $0.name == "job" }).id
    let ofPage = try #require(timeline.release(of: page)?.dropped)
    #expect(ofPage.map(\.reference.holder) == [.field(of: app, label: "page")])
    #expect(ofPage.map(\.reference.line) == ["clear app.page"])
    #expect(ofPage.map(\.cause) == [.line])
    let ofPart = try #require(timeline.release(of: part)?.dropped)
    #expect(ofPart.map(\.reference.holder) == [.field(of: page, label: "part")])
    #expect(ofPart.map(\.cause) == [.release])
    let ofJob = try #require(timeline.release(of: job)?.dropped)
    #expect(ofJob.map(\.reference.holder) == [.local(frame: "Work", label: "job")])
    #expect(ofJob.map(\.cause) == [.end])
    #expect(timeline.release(of: app) == nil)
  }
}
