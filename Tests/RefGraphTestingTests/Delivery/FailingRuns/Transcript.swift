import Foundation
import Testing

/// A file with what a failing test says today, compared byte for byte, which changes only on purpose.
///
/// `Scripts/update-goldens` writes what it says now; the difference is looked at and committed.
struct Transcript {
  let name: String

  private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil

  private var url: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Transcripts/\(name).txt")
  }

  /// Fails where a text is another, or writes the file where goldens are updated.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    guard !Self.isUpdating else { return try Data(text.utf8).write(to: url) }
    let expected = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    guard text != expected else { return }
    Issue.record(
      "\(name): Scripts/update-goldens writes what comes out now, which is\n\(text)",
      sourceLocation: sourceLocation
    )
  }
}
