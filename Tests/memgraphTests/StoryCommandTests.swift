import Foundation
import Testing

@Suite struct `A leak story through the command` {
  private static let folder = "Tests/RefGraphImportTests/Stories"

  private static let names: [String] = {
    let path = Places.package.appending(path: folder).path(percentEncoded: false)
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  @Test func `is one of 36`() {
    #expect(Self.names.count == 36)
  }

  @Test(arguments: names)
  func `is answered as the people who fixed it did`(name: String) throws {
    let story = try JSONFile(Array(Places.text("\(Self.folder)/\(name)").utf8))
    let words = ["analyze", "stories/\(name)", "--format", "json"]
    let outcome = try Launch.memgraph(words, in: Scratch()).run()
    #expect(outcome.complaint == "")
    #expect(outcome.status == 0)
    #expect(try Answer(of: JSONFile(outcome.output)) == Answer(expectedIn: story))
  }
}

/// What a story asks, by the ids of its objects.
private struct Answer: Equatable {
  /// By object: of every one that is due.
  let verdicts: [String: String]
  let cycles: Set<Set<String>>
  let permanentOwners: Set<String>
  let temporaryOwners: Set<String>

  init(of report: JSONFile) throws {
    verdicts = Dictionary(
      uniqueKeysWithValues: try report.objects("verdicts").map {
        try ($0.text("object"), $0.text("verdict"))
      }
    )
    cycles = Set(try report.objects("cycles").map { Set(try $0.texts("objects")) })
    permanentOwners = Set(try report.texts("permanentOwners"))
    temporaryOwners = Set(try report.texts("temporaryOwners"))
  }

  init(expectedIn story: JSONFile) throws {
    let expected = try story.object("expected")
    let alive = Set(try expected.texts("stillAlive"))
    let verdict = try expected.text("verdict")
    let kind = try #require(Self.verdicts[verdict], "\(verdict) is no verdict of a story")
    verdicts = Dictionary(
      uniqueKeysWithValues: try story.texts("expectReleased").map {
        ($0, alive.contains($0) ? kind : "released")
      }
    )
    cycles = Set(try expected.lists("cycles").map { Set($0) })
    permanentOwners = Set(try expected.texts("permanentOwners"))
    temporaryOwners = Set(try expected.texts("temporaryOwners"))
  }

  /// What the words of a story say of its objects that are still alive.
  private static let verdicts = [
    "cycle": "leaked",
    "permanent owner": "abandoned",
    "cycle + permanent owner": "abandoned",
    "kept for a while, not a leak": "temporarily-held",
    "no leak": "released",
  ]
}
