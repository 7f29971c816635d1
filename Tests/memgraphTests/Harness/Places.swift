import Foundation

/// Where the tests find what they work on.
enum Places {
  /// The folder that the build put the command into: the one of the test bundle.
  static let products: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }()

  /// The folder of this target.
  static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  static let goldens = tests.appending(path: "Goldens")
  static let samples = tests.appending(path: "Samples")
  static let package = tests.deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file of the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  /// Replaces a file of the package.
  static func write(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: package.appending(path: path))
  }
}

/// A folder of its own for one test, with the samples in it; gone when the test is.
final class Scratch: Sendable {
  let folder: URL

  init() throws {
    let files = FileManager.default
    folder = files.temporaryDirectory.appending(path: "memgraph-\(UUID().uuidString)")
    try files.copyItem(at: Places.samples, to: folder)
    for (name, target) in Self.links {
      let link = folder.appending(path: name)
      try files.createSymbolicLink(
        at: link,
        withDestinationURL: Places.package.appending(path: target)
      )
    }
  }

  /// Folders of the package that a test finds in its own.
  private static let links = [
    "examples": "examples", "stories": "Tests/RefGraphImportTests/Stories",
  ]

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var path: String { folder.path(percentEncoded: false) }

  /// The text of a file in the folder.
  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  /// The names of all files in the folder that are no samples, in order.
  func news() throws -> [String] {
    let files = FileManager.default
    let samples = try files.contentsOfDirectory(atPath: Places.samples.path(percentEncoded: false))
    return try files.contentsOfDirectory(atPath: path)
      .filter { !samples.contains($0) && Self.links[$0] == nil }.sorted()
  }
}
