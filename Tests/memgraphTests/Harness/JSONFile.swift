import Foundation
import Testing

/// An object of a JSON file as Foundation reads it: no reader of ours has a part in it.
struct JSONFile {
  private let members: [String: Any]

  init(_ bytes: [UInt8]) throws {
    members = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private init(_ members: [String: Any]) {
    self.members = members
  }

  func text(_ key: String) throws -> String {
    try #require(members[key] as? String, "\(key) is no text")
  }

  func texts(_ key: String) throws -> [String] {
    try #require(members[key] as? [String], "\(key) is no array of texts")
  }

  func lists(_ key: String) throws -> [[String]] {
    try #require(members[key] as? [[String]], "\(key) is no array of arrays of texts")
  }

  func object(_ key: String) throws -> JSONFile {
    JSONFile(try #require(members[key] as? [String: Any], "\(key) is no object"))
  }

  func objects(_ key: String) throws -> [JSONFile] {
    try #require(members[key] as? [[String: Any]], "\(key) is no array of objects").map(Self.init)
  }
}
