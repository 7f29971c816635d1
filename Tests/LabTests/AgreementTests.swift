import Agreement
import RefGraph
import ReminderWorld
import Testing

/// Real objects under real ARC judge the model: both are played under every combination of choices.
@Suite struct AgreementTests {
  @Test(arguments: Run.all)
  func `real objects and the model agree`(_ run: Run) throws {
    let agreement = try Agreement(of: run.experiment, run.setting)
    #expect(agreement.disagreements == [])
  }

  @Test
  func `every built-in scenario has an experiment`() {
    let experiments = Set(Experiment.all.map(\.name))
    #expect(ScenarioLibrary.names.filter { !experiments.contains($0) } == [])
  }

  @Test
  func `no two experiments have one name`() {
    let names = Experiment.all.map(\.name)
    #expect(names.count == Set(names).count)
  }
}

/// One experiment under one setting.
struct Run: Sendable, CustomTestStringConvertible {
  let experiment: Experiment
  let setting: Setting

  var testDescription: String { "\(experiment.name) \(setting)" }

  static let all = Experiment.all.flatMap { experiment in
    experiment.settings().map { Run(experiment: experiment, setting: $0) }
  }
}
