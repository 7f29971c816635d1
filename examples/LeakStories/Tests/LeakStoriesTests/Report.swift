import Foundation

/// What the public report of a story says: the right answer, which no code of ours computed.
struct Report: Decodable {
  let expectReleased: [String]
  let objects: [Object]
  let expected: Answer

  struct Object: Decodable {
    let id: String
    let type: String
  }

  struct Answer: Decodable {
    let stillAlive: [String]
    let cycles: [[String]]
    let permanentOwners: [String]
  }

  /// The reports stand with the tests of the importer.
  init(of story: String) throws {
    let repository = URL(filePath: #filePath).appending(path: "../../../../..").standardized
    let file = repository.appending(path: "Tests/RefGraphImportTests/Stories/\(story).json")
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }

  /// The objects that a program cannot track, since they are closures.
  var closures: Set<String> {
    Set(objects.lazy.filter { ["Closure", "BoundMethod"].contains($0.type) }.map(\.id))
  }
}
