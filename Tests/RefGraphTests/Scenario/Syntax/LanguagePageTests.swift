import Foundation
import Testing

@testable import RefGraph

/// Compares `Documentation/ScenarioLanguage.md` with the language.
struct LanguagePageTests {
  private let page: String

  init() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    page = try String(
      contentsOf: root.appending(path: "Documentation/ScenarioLanguage.md"),
      encoding: .utf8
    )
  }

  /// The contents of the code blocks in this language.
  private func examples(in language: String) -> [String] {
    page.components(separatedBy: "```\(language)\n").dropFirst().map { rest in
      rest.components(separatedBy: "```")[0]
    }
  }

  /// The first column of the table under a heading, without its backquotes.
  private func firstColumn(under heading: String) -> [String] {
    rows(under: heading).map(\.first)
  }

  /// The rows of the table under a heading, without the backquotes of the first column.
  private func rows(under heading: String) -> [(first: String, second: String)] {
    let section = page.components(separatedBy: "\n## \(heading)\n").dropFirst().first ?? ""
    let lines = (section.components(separatedBy: "\n## ").first ?? "").split(separator: "\n")
    return lines.compactMap { line in
      guard line.hasPrefix("| `"), let end = line.range(of: "` |") else { return nil }
      let start = line.index(line.startIndex, offsetBy: 3)
      let first = String(line[start..<end.lowerBound]).replacing("\\|", with: "|")
      return (first, String(line[end.upperBound...].dropLast(2).dropFirst()))
    }
  }

  @Test func `the table of verbs has every verb, in the order of the code`() {
    let rows = rows(under: "Verbs").map { "\($0.first): \($0.second)" }
    #expect(rows == FrameworkVerb.all.map { "\($0.usage()): \($0.summary)" })
  }

  @Test func `the table of lines has every line`() {
    let usages =
      StatementWord.allCases.map(\.usage) + ScenarioParser.expectationUsages.values
      + [ScenarioParser.referenceUsage, ScenarioParser.valueUsage, ScenarioParser.valueFieldUsage]
    #expect(firstColumn(under: "All lines").sorted() == usages.sorted())
  }

  @Test func `the first scenario has ten lines and is right`() throws {
    let first = try #require(examples(in: "scenario").first)
    #expect(first.split(separator: "\n").count == 10)
    #expect(throws: Never.self) { try Scenario(parsing: first, file: "page") }
  }

  @Test func `every example is written as the language wants it`() throws {
    let examples = examples(in: "scenario")
    #expect(examples.count > 8)
    for example in examples {
      let isWhole = example.hasPrefix("scenario")
      let text = (isWhole ? "" : "scenario s \"t\"\nmoment before\n") + example
      do throws(ScenarioError) {
        _ = try Scenario(parsing: text, file: "page")
      } catch {
        for diagnostic in error.diagnostics {
          // Parts of scenarios use objects and choices that are made elsewhere.
          let isPart = [.unknownName, .unknownChoice, .selfOutsideBody, .unknownScenario]
            .contains(diagnostic.problem)
          #expect(isPart, "\(diagnostic)")
        }
      }
    }
  }

  @Test func `the leak of your own is as it expects, with the fault and without`() throws {
    let text = try #require(examples(in: "scenario").first { $0.contains("chat-coordinator") })
    let scenario = try Scenario(parsing: text, file: "chat.scenario")
    #expect(scenario.settingCount() == 2)
    for number in 0..<scenario.settingCount() {
      let check = ExpectationCheck(of: try scenario.play(scenario.setting(number: number)))
      #expect(check.expectationCount > 2)
      #expect(check.failures.map(\.message) == [])
    }
  }

  @Test func `the graph is one`() throws {
    let graph = try #require(examples(in: "graph").first)
    #expect(try GraphNotation(parsing: graph, file: "page").text() == graph)
  }

  @Test func `the options that no choice may be called like are listed`() {
    for word in Scenario.Choice.optionNames.union(Scenario.Choice.conditionWords) {
      #expect(page.contains("`\(word)`"))
    }
  }

  @Test func `the example of a mistake is what the parser says`() throws {
    let text = "scenario s \"t\"\nlet nav: N\nlet page: P\n\n\n\npush pge onto nav"
    let error = try #require(throws: ScenarioError.self) {
      try Scenario(parsing: text, file: "reminders.scenario")
    }
    #expect(examples(in: "text").first == error.description + "\n")
  }
}
