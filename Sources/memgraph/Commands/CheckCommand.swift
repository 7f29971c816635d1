import Arguments
import RefGraph
import RefGraphReports

/// `memgraph check FILE…`.
enum CheckCommand {
  static func run(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CommandResult {
    var collector = FindingCollector()
    let names = parsed[CommandOptions.files]
    for name in names.isEmpty ? ScenarioLibrary.names : names { try collector.check(name) }
    let report = CheckReport(
      collector.findings, baseline: try baseline(parsed), checkCount: collector.checkCount,
      expectationCount: collector.expectationCount
    )
    let text =
      switch parsed[CommandOptions.checkFormat] {
      case .text: report.text()
      case .json: report.json()
      case .github: report.github()
      case .junit: report.junit()
      }
    var result = CommandResult(text)
    result.warnings = collector.warnings + report.stale.map { entry in
      "\(InputFile(path: parsed[CommandOptions.baseline] ?? "").name.visible):\(entry.line):1: "
        + "warning: nothing answers to this line any more: take it out"
    }
    result.status = report.findings.isEmpty ? .done : .found
    return result
  }

  private static func baseline(_ parsed: ParsedCommand<Verb>) throws(Failure) -> CheckBaseline {
    guard let path = parsed[CommandOptions.baseline] else { return CheckBaseline() }
    let file = InputFile(path: path)
    let bytes = try file.bytes()
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.badData, "\(file.name.visible): error: a baseline is text in UTF-8")
    }
    do throws(CheckBaseline.ParseError) {
      return try CheckBaseline(parsing: text)
    } catch {
      throw Failure(.badData, "\(file.name.visible):\(error)")
    }
  }
}

/// Checks files one after the other and keeps what they give.
private struct FindingCollector {
  private(set) var findings: [CheckReport.Finding] = []
  private(set) var warnings: [String] = []
  private(set) var checkCount = 0
  private(set) var expectationCount = 0

  /// More combinations than this are more than anybody waits for.
  private static let settingLimit = 100_000

  mutating func check(_ name: String) throws(Failure) {
    switch try InputSource(name) {
    case .scenario(let scenario): try check(scenario)
    case .snapshot(let file): check(file, name: InputFile(path: name).name)
    }
  }

  private mutating func check(_ scenario: Scenario) throws(Failure) {
    let count = scenario.settingCount()
    guard count <= Self.settingLimit else {
      throw Failure(
        .badData,
        "\(scenario.file): error: \(count) combinations of choices are more than "
          + "\(Self.settingLimit): split the scenario"
      )
    }
    for number in 0..<count {
      let setting = scenario.setting(number: number)
      let timeline = try ScenarioInput(scenario, setting).play()
      let check = ExpectationCheck(of: timeline)
      checkCount += 1
      expectationCount += check.expectationCount
      findings += check.failures.map { failure in
        CheckReport.Finding(
          file: scenario.file, line: failure.expectation.location.line,
          column: failure.expectation.location.column, message: failure.message,
          moment: failure.moment, setting: setting.description
        )
      }
    }
  }

  private mutating func check(_ file: SnapshotInput, name: String) {
    let analysis = SnapshotAnalysis(of: file.snapshot)
    warnings += file.warnings
    checkCount += 1
    expectationCount += analysis.verdicts.count
    for verdict in analysis.verdicts where verdict.kind != .released {
      findings.append(
        CheckReport.Finding(
          file: name, line: 1, column: 1,
          message: "expected `\(verdict.handle)` to be released, but it is "
            + verdict.kind.rawValue,
          moment: file.snapshot.caption.moment, setting: ""
        )
      )
    }
  }
}
