import Foundation

@testable import RefGraphImport

/// A leak story of the test data: its bytes, and the answer that is written in it.
struct Story: CustomStringConvertible, Sendable {
  let name: String
  let bytes: [UInt8]
  let expected: Expected

  /// What is right, by the ids of the file.
  struct Expected: Equatable {
    var stillAlive: Set<String> = []
    var cycles: Set<Set<String>> = []
    var permanentOwners: Set<String> = []
    var temporaryOwners: Set<String> = []
  }

  var description: String { name }

  /// All stories, by name.
  static let all: [Story] = {
    let folder = Bundle.module.resourceURL?.appending(path: "Stories")
    let files = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    return (files ?? [])
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { file in
        guard let bytes = try? Array(Data(contentsOf: file)),
          let expected = try? expected(in: bytes)
        else { return nil }
        return Story(name: file.lastPathComponent, bytes: bytes, expected: expected)
      }
  }()

  private enum FileKey: String, CaseIterable { case expected }
  private enum Key: String, CaseIterable {
    case stillAlive, cycles, permanentOwners, temporaryOwners
  }

  private static let fileKeys = JSONKeys(FileKey.self, required: [.expected])
  private static let keys = JSONKeys(Key.self, required: Array(Key.allCases))

  private static func expected(in bytes: [UInt8]) throws(JSONError) -> Expected {
    var expected = Expected()
    _ = try JSONReader.read(JSONBytes(bytes)) { reader throws(JSONError) in
      try reader.object(fileKeys) { _, reader throws(JSONError) in
        try reader.object(keys) { key, reader throws(JSONError) in
          switch key {
          case .stillAlive: expected.stillAlive = try ids(&reader)
          case .permanentOwners: expected.permanentOwners = try ids(&reader)
          case .temporaryOwners: expected.temporaryOwners = try ids(&reader)
          case .cycles:
            try reader.array { reader throws(JSONError) in
              expected.cycles.insert(try ids(&reader))
            }
          }
        }
      }
    }
    return expected
  }

  private static func ids(_ reader: inout JSONReader) throws(JSONError) -> Set<String> {
    var ids: Set<String> = []
    try reader.array { reader throws(JSONError) in ids.insert(try reader.string()) }
    return ids
  }
}
