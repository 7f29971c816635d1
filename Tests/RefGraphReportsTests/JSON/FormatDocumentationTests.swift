import Foundation
import RefGraph
import RefGraphImport
import RefGraphReports
import Testing

/// The documents about the file formats, against what is read and written.
@Suite struct `Documentation of the file formats` {
  private static let snapshotFormat = document("SnapshotFormat.md")
  private static let reportFormat = document("ReportFormat.md")

  @Test func `the snapshot file's example is read as its text says`() throws {
    let file = try SnapshotFile(Array(example(in: Self.snapshotFormat).utf8), file: "leak.json")
    let verdicts = SnapshotAnalysis(of: file.snapshot).verdicts
    #expect(
      verdicts.map { "\($0.handle) \($0.kind.rawValue)" }
        == ["page leaked", "onSave leaked", "toast released"]
    )
    #expect(file.warnings.isEmpty)
  }

  @Test func `the snapshot file's mistake is refused as its text says`() throws {
    let text = try example(in: Self.snapshotFormat).replacing(
      #""from": "page", "to": "onSave""#,
      with: #""from": "pgae", "to": "onSave""#
    )
    #expect {
      try SnapshotFile(Array(text.utf8), file: "leak.json")
    } throws: { error in
      Self.snapshotFormat.contains("\n\(error)\n")
    }
  }

  @Test func `the report file's example is the report of the snapshot file's`() throws {
    let file = try SnapshotFile(Array(example(in: Self.snapshotFormat).utf8), file: "leak.json")
    #expect(try SnapshotReport(of: file.snapshot).json() == example(in: Self.reportFormat))
  }

  @Test func `every key that is written is documented`() throws {
    let quoted = (Self.snapshotFormat + Self.reportFormat).matches(of: #/`[^`\n]+`/#)
    let documented = Set(
      quoted.flatMap { $0.output.matches(of: #/[A-Za-z]+/#).map { String($0.output) } }
    )
    let lines = try Self.written().reduce(into: Set<Substring>()) { lines, text in
      lines.formUnion(text.split(separator: "\n").map { $0.drop { $0 == " " } })
    }
    let keys = lines.filter { !$0.contains(#""setting": "#) }
      .flatMap { $0.matches(of: #/"([A-Za-z]+)": /#).map { String($0.output.1) } }
    let known = Set(keys)
    #expect(known.count > 50)
    #expect(known.subtracting(documented).isEmpty)
  }

  /// All that can be written about the built-in scenarios, and a snapshot with everything in it.
  private static func written() throws -> [String] {
    var texts = [
      ScenarioListing(of: try ScenarioLibrary.names.compactMap(ScenarioLibrary.scenario)).json()
    ]
    for seed in 0..<50 as Range<UInt64> {
      var random = RandomSnapshot(seed: seed)
      texts.append(SnapshotReport(of: try random.snapshot(), listsBalancedCycles: true).json())
    }
    for name in ScenarioLibrary.names {
      guard let scenario = try ScenarioLibrary.scenario(named: name) else { continue }
      for choice in scenario.choices {
        let comparison = try Comparison(
          of: scenario,
          changing: choice,
          from: scenario.defaultSetting
        )
        texts.append(comparison.json())
      }
      for number in Exhaustive.numbers(below: scenario.settingCount(), otherwiseOneOf: 5) {
        let timeline = try scenario.play(scenario.setting(number: number))
        texts.append(TimelineReport(of: timeline).json())
        texts.append(MomentListing(of: timeline).json())
        texts.append(LessonListing(of: [timeline]).json())
        let lesson = Lesson(of: timeline)
        texts.append(lesson.json(.answered(lesson.questions.map { _ in 0 })))
        for moment in timeline.moments {
          texts.append(EvidenceRecord(of: timeline, at: moment).json())
        }
        guard let first = timeline.moments.first, let last = timeline.moments.last else { continue }
        texts.append(DifferenceReport(from: first, to: last, in: timeline).json())
      }
    }
    return texts
  }

  /// The first example of a document.
  private func example(in document: String) throws -> String {
    let match = try #require(document.firstMatch(of: #/```json\n((?:(?!```)[\s\S])*)```/#))
    return String(match.output.1)
  }

  private static func document(_ name: String) -> String {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let file = root.appending(path: "Documentation").appending(path: name)
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
