import ReminderWorld
import Testing

/// A run of an experiment whose moments are found by name.
struct Played {
  let moments: [Moment]

  /// Plays an experiment with some choices not at their default.
  init(_ name: String, _ changes: KeyValuePairs<String, String> = [:]) throws {
    let experiment = try #require(Experiment.named(name))
    var setting = experiment.settings()[0]
    for change in changes {
      setting = try #require(setting.changing(change.key, to: change.value, in: experiment))
    }
    moments = experiment.run(setting)
  }

  /// The moment of this name, which there must be.
  func at(_ name: String) throws -> Moment {
    try #require(moments.first { $0.name == name })
  }

  /// The log of the moment of this name, a text for each line.
  func log(of name: String) throws -> [String] {
    try at(name).log.map(\.description)
  }
}
