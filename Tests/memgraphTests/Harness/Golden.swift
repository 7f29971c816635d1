import Foundation
import Testing

/// A file with what comes out today, which is compared byte for byte and changes only on purpose.
///
/// `Scripts/update-goldens` writes what comes out now; the difference is looked at and committed.
struct Golden {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  /// Whether what comes out now is written instead of compared.
  static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil

  private var url: URL { Places.goldens.appending(path: name) }

  /// The text of the file; empty where there is none yet.
  func text() -> String {
    (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }

  /// What a transcript shows below a line, up to the next.
  func output(of line: String) throws -> String {
    let shown = text().split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(shown.firstIndex(of: "$ \(line)"), "\(name) has no `\(line)`") + 1
    return shown[start...].prefix { !$0.hasPrefix("$ ") }.joined(separator: "\n")
  }

  /// Fails with the first difference, or writes the file where goldens are updated.
  ///
  /// - Parameter form: what of a text is compared; where that is as it was, the file stays.
  func expect(
    _ text: String,
    comparing form: (String) -> String = { $0 },
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (expected, actual) = (form(self.text()), form(text))
    guard actual != expected else { return }
    guard !Self.isUpdating else {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      return try Data(text.utf8).write(to: url)
    }
    let difference = FirstDifference(from: expected, to: actual)
    Issue.record(
      """
      Goldens/\(name): \(difference)
      Scripts/update-goldens writes what comes out now.
      """,
      sourceLocation: sourceLocation
    )
  }

  /// All files of a folder of goldens with this ending, in order of their names.
  static func all(_ ending: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: Places.goldens.path(percentEncoded: false)
    )
    return (names ?? []).filter { $0.hasSuffix(ending) }.sorted()
  }
}
