import RefGraph
import RefGraphReports

/// Checks files one after the other and keeps what they give.
struct FindingCollector {
  private(set) var findings: [CheckReport.Finding] = []
  private(set) var warnings: [String] = []
  private(set) var checkCount = 0
  private(set) var expectationCount = 0
  private var progress = ProgressLine()

  /// More combinations than this are more than anybody waits for.
  private static let settingLimit = 100_000

  /// What could not be checked, in order; the rest was.
  private(set) var failures: [Failure] = []

  /// Checks everything that words of the line lead to. What one of them finds is not lost when
  /// another cannot be read.
  mutating func check(_ names: [String]) {
    defer { progress.clear() }
    for name in names {
      do throws(Failure) {
        switch try InputSource(name) {
        case .scenario(let scenario): try check(scenario)
        case .snapshot(let file): check(file, name: InputFile(path: name).name)
        }
      } catch {
        failures.append(error)
      }
    }
  }

  private mutating func check(_ scenario: Scenario) throws(Failure) {
    let count = scenario.settingCount()
    guard count <= Self.settingLimit else {
      throw Failure(
        .badData,
        "\(scenario.file):1:1: error: the choices have more than \(Self.settingLimit) combinations\n"
          + "  remedy: split the scenario, so that each file has fewer choices"
      )
    }
    var found = ScenarioFindings(of: scenario)
    defer { findings += found.findings() }
    for number in 0..<count {
      progress.show("\(scenario.file): \(number) of \(count) combinations")
      let setting = scenario.setting(number: number)
      let timeline = try ScenarioInput(scenario, setting).play()
      let check = ExpectationCheck(of: timeline)
      checkCount += 1
      expectationCount += check.expectationCount
      found.add(check.failures, in: setting)
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
          file: name,
          line: file.duePlaces[verdict.object]?.line ?? 1,
          column: file.duePlaces[verdict.object]?.column ?? 1,
          message: "expected `\(verdict.handle)` to be released, but it is "
            + (verdict.certainty == .certain ? "" : "possibly ") + verdict.kind.rawValue,
          moment: file.snapshot.caption.moment
        )
      )
    }
  }
}
