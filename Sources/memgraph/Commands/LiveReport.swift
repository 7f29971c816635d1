import Agreement
import Arguments
import RefGraph
import RefGraphCapture
import RefGraphReports
import ReminderWorld

/// What `snapshot --live` reports: the real objects of a scenario's twin, at the same moment and
/// under the same choices.
struct LiveReport {
  private let experiment: Experiment
  private let setting: Setting

  /// - Throws: `usage` where there is no twin, or where it has no choice that the line sets.
  init(_ input: ScenarioInput, _ parsed: ParsedCommand<Verb>) throws(Failure) {
    guard !parsed[CommandOptions.all] else {
      throw Failure(
        .usage,
        "`--all` is about cycles that the model knows a framework to take down, and `--live` lists "
          + "every cycle: leave one out"
      )
    }
    guard let experiment = Self.twin(of: parsed[CommandOptions.scenario]) else {
      throw Failure(
        .usage,
        "`\(input.scenario.name.visible)` has no twin of real objects for `--live`\n"
          + "There are twins of: \(Experiment.all.map(\.name).joined(separator: ", "))."
      )
    }
    self.experiment = experiment
    let known = Set(experiment.choices.map(\.name))
    if let other = try ChoiceSetting(input.scenario, parsed).changes()
      .first(where: { !known.contains($0.choice) })
    {
      throw Failure(
        .usage,
        "`\(other.choice)` is a choice of the model alone, and changes nothing in real objects: "
          + "leave it or `--live` out"
      )
    }
    let values = input.setting
    guard
      let setting = experiment.settings().first(where: { setting in
        setting.values.allSatisfy { values[$0.choice] == $0.value }
      })
    else {
      throw Failure(.internal, "`\(experiment.name)` and its twin have other choices")
    }
    self.setting = setting
  }

  /// The report of a moment.
  ///
  /// - Throws: `unavailable` where live objects cannot be captured here.
  func report(of moment: Timeline.Moment, in timeline: Timeline) throws(Failure) -> SnapshotReport {
    let live: LiveSnapshot?
    do {
      live = try LiveSnapshot(of: experiment, setting, like: moment, in: timeline)
    } catch let error as CaptureError {
      throw Failure(.unavailable, error.description)
    } catch {
      throw Failure(.internal, "\(error)")
    }
    guard let live else {
      throw Failure(.internal, "the twin of `\(experiment.name)` has no moment `\(moment.name)`")
    }
    return SnapshotReport(of: live.snapshot, origin: .memory)
  }

  /// The experiment of a built-in scenario. A file has none, whatever its name.
  private static func twin(of scenario: String) -> Experiment? {
    ScenarioLibrary.names.contains(scenario) ? Experiment.named(scenario) : nil
  }
}
