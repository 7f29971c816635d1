import Foundation
import RefGraph
import RefGraphReports
import Testing

/// The record of every built-in scenario as text and as JSON, field by field.
@Suite struct `The fields of an evidence record` {
  @Test(arguments: ScenarioLibrary.names)
  func `are the same in text, Markdown and JSON`(name: String) throws {
    let scenario = try #require(try ScenarioLibrary.scenario(named: name))
    for number in Set([0, scenario.settingCount() - 1]) {
      let timeline = try scenario.play(scenario.setting(number: number))
      for moment in timeline.moments {
        let record = EvidenceRecord(of: timeline, at: moment)
        let file = try JSONDecoder().decode(RecordFile.self, from: Data(record.json().utf8))
        let text = Self.fields(ofText: record.text(TextLayout(width: 100_000)))
        #expect(Self.withoutLog(text) == file.lines())
        #expect(Self.fields(ofMarkdown: record.markdown()) == text)
        #expect(text.contains("log order: not recorded") == (file.log == nil))
      }
    }
  }

  /// The lines without those of the log, and each choice of the setting on its own, in order.
  private static func withoutLog(_ lines: [String]) -> [String] {
    lines.filter { !$0.hasPrefix("log order: ") && !$0.hasPrefix("log-category: ") }.flatMap {
      line in
      guard line.hasPrefix("setting: "), line != "setting: not recorded" else { return [line] }
      return line.matches(of: #/(\S+=\S+)/#).map { "setting: \($0.output.1)" }.sorted()
    }
  }

  /// The lines of each field, as `label: value`.
  private static func fields(ofText text: String) -> [String] {
    var label = ""
    return text.split(separator: "\n").compactMap { line in
      if let match = line.wholeMatch(of: #/ {2}(\S+(?: \S+)*) {2,}(\S.*)/#) {
        label = String(match.output.1)
        return "\(label): \(match.output.2)"
      }
      guard let match = line.wholeMatch(of: #/ {4,}(\S.*)/#) else { return nil }
      return "\(label): \(match.output.1)"
    }
  }

  private static func fields(ofMarkdown text: String) -> [String] {
    var label = ""
    return text.split(separator: "\n").compactMap { line in
      let plain = line.replacing(#/\\(.)/#) { String($0.output.1) }
      if let match = plain.wholeMatch(of: #/- \*\*(.*?):\*\* ?(.*)/#) {
        label = String(match.output.1)
        return match.output.2.isEmpty ? nil : "\(label): \(match.output.2)"
      }
      return plain.hasPrefix("  - ") ? "\(label): \(plain.dropFirst(4))" : nil
    }
  }
}

/// What the text of a record should show, by what its JSON has.
private struct RecordFile: Decodable {
  let experiment: [String]?
  let setting: [String: String]?
  let stoppingPoint: StoppingPoint
  let trigger: Trigger?
  let keyVariables: [Variable]?
  let callStack: [Frame]?
  let log: [LoggedEvent]?
  let conclusion: Conclusion?
  let inGeneral: [String]?
  let cannotProve: [String]?
  let whereToLook: [String: [String]]?

  struct StoppingPoint: Decodable {
    let moment: String
    let file: String
    let line: Int
  }
  struct Trigger: Decodable {
    let title: String
    let isRunning: Bool
  }
  struct Variable: Decodable {
    let name: String
    let value: String
    let type: String
    let strength: String
    let frame: String
  }
  struct Frame: Decodable {
    let frame: String
    let entry: String
  }
  struct LoggedEvent: Decodable {
    let unorderedGroup: Int?
  }
  struct Conclusion: Decodable {
    let moment: String
    let verdicts: [Verdict]
  }
  struct Verdict: Decodable {
    let object: String
    let verdict: String
  }

  /// The lines of all fields but the log, whose events are not lines.
  func lines() -> [String] {
    let place = callStack?.first.map { "inside \($0.frame)" } ?? "no code is running"
    let fields: [(String, [String]?)] = [
      ("experiment", experiment),
      ("setting", setting.map { $0.map { "\($0.key)=\($0.value)" }.sorted() }),
      (
        "stopping point",
        ["\(stoppingPoint.moment), \(stoppingPoint.file):\(stoppingPoint.line), \(place)"]
      ),
      (
        "trigger action",
        trigger.map { ["\"\($0.title)\", which is \($0.isRunning ? "still going on" : "over")"] }
      ),
      (
        "key variables",
        keyVariables?.map {
          "\($0.name) = \($0.value) (\($0.type), \($0.strength)), in \($0.frame)"
        }
      ),
      ("call stack", callStack?.map { "\($0.frame), \($0.entry)" }),
      (
        "conclusion",
        conclusion.map { end in
          end.verdicts.map { "\($0.object) is \($0.verdict) at \(end.moment)" }
        }
      ),
      ("in general", inGeneral), ("still cannot prove", cannotProve),
    ]
    let directions = ["entry", "trigger", "stopping-point", "key-variable", "call-stack"]
      .compactMap { word in whereToLook?[word].map { (word, $0) } }
    return (fields.map { ($0.0, $0.1 ?? ["not recorded"]) } + directions).flatMap { label, values in
      values.map { "\(label): \($0)" }
    }
  }
}
