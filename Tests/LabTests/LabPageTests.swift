import Agreement
import Foundation
import RefGraph
import ReminderWorld
import Testing

/// The page that says how much of the lab real objects have judged.
@Suite struct LabPageTests {
  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Documentation/Lab.md").standardizedFileURL

  /// What stands above the table, and is written by hand.
  private static let marker = "swift test --filter LabTests -->\n"

  @Test func `the table of the page is the one that the comparisons give`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let end = try #require(text.range(of: Self.marker)?.upperBound)
    let expected = try text[..<end] + "\n" + LabTable().markdown
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try Data(expected.utf8).write(to: Self.page, options: .atomic)
    } else {
      #expect(text == expected, "UPDATE_GOLDENS=1 swift test --filter LabTests writes the table")
    }
  }
}

/// A row for each experiment, and the sums.
private struct LabTable {
  private let rows: [Row]

  private struct Row {
    let chapter: String
    let name: String
    let choices: [Choice]
    let moments: [String]
    let settings: Int
    let plays: Int
    let comparisons: Int
  }

  init() throws {
    rows = try Experiment.all.map { experiment in
      let scenario = try Agreement.scenario(for: experiment)
      let settings = experiment.settings()
      let agreements = try Run.all.filter { $0.experiment.name == experiment.name }
        .map { try $0.agreement.get() }
      return Row(
        chapter: scenario.remarks(.chapter).first?.text ?? scenario.title,
        name: experiment.name,
        choices: experiment.choices,
        moments: Self.momentNames(of: settings.map { experiment.run($0).map(\.name) }),
        settings: agreements.count,
        plays: agreements.reduce(0) { $0 + $1.playCount },
        comparisons: agreements.reduce(0) { $0 + $1.comparisonCount }
      )
    }
  }

  /// All moments that some play comes by, each once, in the order of their first coming.
  private static func momentNames(of plays: [[String]]) -> [String] {
    var known: Set<String> = []
    return plays.flatMap(\.self).filter { known.insert($0).inserted }
  }

  var markdown: String {
    let heading = """
      | system | scenario | choices | moments | settings | plays | comparisons |
      |---|---|---|---|---:|---:|---:|

      """
    let settings = rows.reduce(0) { $0 + $1.settings }
    let plays = rows.reduce(0) { $0 + $1.plays }
    let comparisons = rows.reduce(0) { $0 + $1.comparisons }
    return heading + rows.map(Self.line).joined()
      + "| all | \(rows.count) | | | \(settings) | \(plays) | \(comparisons) |\n"
  }

  private static func line(_ row: Row) -> String {
    let choices = row.choices.map { "`\($0.name)` = \($0.values.joined(separator: ", "))" }
    let cells = [
      row.chapter, "[`\(row.name)`](../examples/\(row.name).scenario)",
      choices.joined(separator: "; "), row.moments.joined(separator: ", "),
      "\(row.settings)", "\(row.plays)", "\(row.comparisons)",
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }
}
