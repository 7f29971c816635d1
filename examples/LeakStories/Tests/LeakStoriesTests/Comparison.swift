import Foundation

/// What three tools say of each story, as `Comparison/Findings.txt` has it.
///
/// A line is `story form tool: text`; the text begins with the classes whose objects are leaked, and
/// what else is leaked follows after a semicolon.
struct Comparison {
  let lines: [Line]

  struct Line: Equatable {
    let story: String
    let form: String
    let tool: String
    let text: String

    /// The classes, each with the number of its objects where that is not one.
    var classes: Substring { text.prefix { $0 != ";" } }
  }

  init() throws {
    lines = try Self.lines(of: "Comparison/Findings.txt").map(Self.line)
  }

  /// The lines of the text for readers.
  static func readme() throws -> [String] { try lines(of: "README.md").map(String.init) }

  private static func lines(of name: String) throws -> [Substring] {
    let file = URL(filePath: #filePath).appending(path: "../../../\(name)").standardized
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  }

  func text(of story: String, _ form: String, by tool: String) -> String? {
    lines.first { $0.story == story && $0.form == form && $0.tool == tool }?.text
  }

  private static func line(_ text: Substring) -> Line {
    let halves = text.split(separator: ": ", maxSplits: 1)
    let words = halves[0].split(separator: " ").map(String.init)
    precondition(halves.count == 2 && words.count == 3, "no line of a comparison: \(text)")
    return Line(story: words[0], form: words[1], tool: words[2], text: String(halves[1]))
  }
}
