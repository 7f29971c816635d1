import Foundation
import RefGraph
import RefGraphImport
import Testing

/// Leak stories told as scenarios with verbs come to what their snapshots expect.
@Suite struct StoryScenarioTests {
  /// A story, and the names of its objects in the scenario; objects of the system that the story does
  /// not mention have none.
  struct Telling: CustomTestStringConvertible, Sendable {
    let name: String
    let handles: [String: String]
    var testDescription: String { name }
  }

  static let tellings = [
    Telling(
      name: "timer-weak-property-still-leaks",
      handles: [
        "runLoop": "runLoop", "timer": "timer", "each": "each", "tick": "performClosure",
        "screen": "screen",
      ]
    ),
    Telling(
      name: "displaylink-animated-image",
      handles: [
        "runLoop": "runLoop", "link": "displayLink", "imageView": "imageView", "screen": "screen",
      ]
    ),
    Telling(
      name: "dispatch-work-item",
      handles: [
        "socket": "socket", "item": "disconnectionWorkItem", "block": "block",
        "delegate": "delegate",
      ]
    ),
    Telling(
      name: "combine-sink-strong-self",
      handles: ["cache": "cache", "token": "cancellables", "sink": "receiveValue"]
    ),
    Telling(
      name: "task-guard-let-before-loop",
      handles: [
        "runtime": "runtime", "watchdog": "watchdogTask", "frame": "frame", "recorder": "recorder",
      ]
    ),
    Telling(
      name: "notification-block-deinit-unreachable",
      handles: [
        "center": "notificationCenter", "token": "observation", "block": "block",
        "observer": "observer",
      ]
    ),
    Telling(
      name: "gesture-recognizer-holds-screen",
      handles: [
        "screen": "screen", "view": "screen-view", "imageView": "imageView", "tap": "tap",
      ]
    ),
    Telling(
      name: "child-holds-parent-controller",
      handles: ["parent": "screen", "child": "tabs"]
    ),
  ]

  /// The text of a file of the repository's examples.
  private func text(of name: String) throws -> [UInt8] {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return try Array(Data(contentsOf: root.appending(path: "examples/stories/\(name).scenario")))
  }

  @Test func `every story that is told is compared`() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let files = try FileManager.default.contentsOfDirectory(
      at: root.appending(path: "examples/stories"),
      includingPropertiesForKeys: nil
    )
    let names = files.map { $0.deletingPathExtension().lastPathComponent }
    #expect(names.sorted() == Self.tellings.map(\.name).sorted())
  }

  @Test(arguments: tellings)
  func `a story that is told by verbs ends as its snapshot does`(telling: Telling) throws {
    let story = try #require(Story.all.first { $0.name == "\(telling.name).json" })
    let scenario = try ScenarioLibrary.read(
      try text(of: telling.name),
      file: "\(telling.name).scenario"
    )
    let timeline = try scenario.play(scenario.defaultSetting)
    #expect(ExpectationCheck(of: timeline).failures == [])

    let ids = Dictionary(uniqueKeysWithValues: telling.handles.map { ($0.value, $0.key) })
    let analysis = SnapshotAnalysis(of: try #require(timeline.moments.last).snapshot)
    func named(_ objects: [ObjectID]) -> Set<String> {
      Set(objects.compactMap { analysis.snapshot.object($0)?.handle }.compactMap { ids[$0] })
    }
    let reached = Story.Expected(
      stillAlive: named(analysis.verdicts.filter { $0.kind != .released }.map(\.object)),
      cycles: Set(analysis.cycles.cycles.map { named($0.objects) }),
      permanentOwners: named(analysis.owners.permanent),
      temporaryOwners: named(analysis.owners.temporary)
    )
    #expect(reached == story.expected)
    #expect(analysis.owners.permanent.count == story.expected.permanentOwners.count)
    #expect(analysis.owners.temporary.count == story.expected.temporaryOwners.count)

    let gone = analysis.verdicts.filter { $0.kind == .released }.compactMap { ids[$0.handle] }
    let file = try SnapshotFile(story.bytes, file: story.name)
    let due = SnapshotAnalysis(of: file.snapshot).verdicts.map(\.handle)
    #expect(Set(gone) == Set(due).subtracting(story.expected.stillAlive))
  }
}
