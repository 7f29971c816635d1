import ReminderWorld

/// What the real objects of one experiment did, for a person to read.
struct ExperimentLog {
  let text: String

  /// Runs an experiment.
  ///
  /// - Parameter changes: choices that are not at their default, each as `choice=value`.
  init(of name: String, _ changes: some Sequence<String>) throws(CommandError) {
    guard let experiment = Experiment.named(name) else { throw .unknownExperiment(name) }
    var setting = experiment.settings()[0]
    for change in changes {
      let words = change.split(separator: "=", maxSplits: 1).map(String.init)
      guard words.count == 2,
        let changed = setting.changing(words[0], to: words[1], in: experiment)
      else { throw .unknownChange(change, of: experiment.choices) }
      setting = changed
    }
    let heading = setting.values.isEmpty ? name : "\(name) \(setting)"
    let moments = experiment.run(setting).map { moment in
      let lines = moment.log.map { "  \($0)" } + ["moment \(moment.name)"]
      let gone = moment.nilled.sorted().joined(separator: ", ")
      return (lines + (gone.isEmpty ? [] : ["  gone by now: \(gone)"])).joined(separator: "\n")
    }
    text = ([heading] + moments).joined(separator: "\n\n")
  }
}

/// What is wrong with the words after `ReminderLab`.
enum CommandError: Error, Equatable, CustomStringConvertible {
  /// No experiment has this name.
  case unknownExperiment(String)
  /// No choice has this name and value.
  case unknownChange(String, of: [Choice])

  /// What is wrong, and what there is instead.
  var description: String {
    switch self {
    case .unknownExperiment(let name):
      "there is no experiment \(name); there are \(Experiment.all.map(\.name).joined(separator: ", "))"
    case .unknownChange(let change, let choices) where choices.isEmpty:
      "\(change): the experiment has no choices"
    case .unknownChange(let change, let choices):
      "\(change): the choices are "
        + choices.flatMap { choice in choice.values.map { "\(choice.name)=\($0)" } }
        .joined(separator: ", ")
    }
  }
}
