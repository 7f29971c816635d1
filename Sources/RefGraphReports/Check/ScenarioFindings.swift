public import RefGraph

/// What checking a scenario finds, play by play: what fails in several plays for the same reason is
/// one finding.
public struct ScenarioFindings: Sendable {
  private let scenario: Scenario
  /// The failures in the order in which they first came.
  private var faults: [Fault] = []
  /// In which settings each of them came.
  private var settings: [Fault: [ScenarioSetting]] = [:]

  /// What two failures have in common that are one fault.
  private struct Fault: Hashable {
    let file: String
    let location: SourceLocation
    let message: String
    let moment: String?
  }

  /// Nothing so far.
  public init(of scenario: Scenario) {
    self.scenario = scenario
  }

  /// Adds what fails in one play of the scenario.
  public mutating func add(_ failures: [ExpectationCheck.Failure], in setting: ScenarioSetting) {
    for failure in failures {
      let fault = Fault(
        file: failure.file,
        location: failure.location,
        message: failure.message,
        moment: failure.moment
      )
      if settings[fault] == nil { faults.append(fault) }
      // One play can fail twice alike: that is one combination all the same.
      if settings[fault]?.last != setting { settings[fault, default: []].append(setting) }
    }
  }

  /// The findings, in the order in which they first came. Linear in the failures.
  public func findings() -> [CheckReport.Finding] {
    faults.map { fault in
      CheckReport.Finding(
        file: fault.file,
        line: fault.location.line,
        column: fault.location.column,
        message: fault.message,
        moment: fault.moment,
        combinations: Combinations(settings[fault] ?? [], of: scenario)
      )
    }
  }
}
