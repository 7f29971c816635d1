import Agreement
import RefGraph
@testable import ReminderWorld
import Testing

/// Real objects under real ARC judge the model: both are played under every combination of choices.
@Suite struct AgreementTests {
  @Test(arguments: Run.all)
  func `real objects and the model agree`(_ run: Run) throws {
    #expect(try run.agreement.get().disagreements == [])
  }

  /// What a scenario names and no real object stands for, each with the reason.
  private static let notObjects = [
    "snapshot-updates: buy-groceries": "a reminder is a value, which has no lifetime of its own",
    "snapshot-updates: call-dentist": "a reminder is a value, which has no lifetime of its own",
  ]

  @Test
  func `a real object stands for every object of the model`() throws {
    let unwatched = try Run.all.flatMap { run in
      try run.agreement.get().unwatched.map {
        "\(run.experiment.name): \($0)"
      }
    }
    #expect(Set(unwatched) == Set(Self.notObjects.keys))
  }

  /// One without a moment only declares what others use.
  @Test(arguments: ScenarioLibrary.names)
  func `every built-in scenario with a moment has an experiment`(_ name: String) throws {
    let scenario = try #require(try ScenarioLibrary.scenario(named: name))
    let moments = try scenario.play(scenario.defaultSetting).moments
    #expect(moments.isEmpty || Experiment.named(name) != nil)
  }

  @Test
  func `no two experiments have one name`() {
    let names = Experiment.all.map(\.name)
    #expect(names.count == Set(names).count)
  }

  @Test
  func `an experiment without a scenario says so`() {
    let experiment = Experiment("unheard-of") { _, stage in stage.moment("end") }
    #expect(throws: AgreementError.noScenario("unheard-of")) {
      try Agreement(of: experiment, experiment.settings()[0])
    }
  }

  @Test
  func `a choice that the scenario has otherwise is named`() {
    let choice = Choice("capture", [Capture.weak])
    let experiment = Experiment("timer-incident", choices: [choice]) { _, _ in }
    let error = AgreementError.differentChoice(
      "timer-incident",
      choice,
      scenario: ["strong", "weak", "none"]
    )
    #expect(throws: error) { try Agreement(of: experiment, experiment.settings()[0]) }
    #expect(
      "\(error)"
        == "timer-incident: choice capture = weak is strong | weak | none in the scenario; "
        + "give both the same"
    )
  }

  /// How much is compared. The numbers change when a scenario does; none may shrink unnoticed.
  @Test
  func `all combinations, moments and comparisons are counted`() throws {
    let agreements = try Run.all.map { try $0.agreement.get() }
    #expect(
      Counts(
        experiments: Experiment.all.count,
        combinations: agreements.map(\.playCount).reduce(0, +),
        moments: agreements.map { $0.playCount * $0.momentCount }.reduce(0, +),
        comparisons: agreements.map(\.comparisonCount).reduce(0, +)
      ) == Counts(experiments: 23, combinations: 175, moments: 689, comparisons: 18_648)
    )
  }

  private struct Counts: Equatable {
    let experiments: Int
    let combinations: Int
    let moments: Int
    let comparisons: Int
  }
}

/// One experiment under one setting, played and compared.
struct Run: Sendable, CustomTestStringConvertible {
  let experiment: Experiment
  let setting: Setting
  let agreement: Result<Agreement, AgreementError>

  var testDescription: String { "\(experiment.name) \(setting)" }

  static let all = Experiment.all.flatMap { experiment in
    experiment.settings().map { setting in
      let agreement = Result { () throws(AgreementError) in
        try Agreement(of: experiment, setting)
      }
      return Run(experiment: experiment, setting: setting, agreement: agreement)
    }
  }
}
