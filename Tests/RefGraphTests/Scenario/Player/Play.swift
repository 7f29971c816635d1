@testable import RefGraph

/// Reads a scenario without its header line and plays it.
func play(_ text: String, _ changes: KeyValuePairs<String, String> = [:]) throws -> Timeline {
  let scenario = try scenario(text)
  return try scenario.play(scenario.setting(changes.map { (choice: $0.key, value: $0.value) }))
}

/// Reads a scenario without its header line; its first line is line 2.
func scenario(_ text: String) throws -> Scenario {
  try Scenario(parsing: "scenario test \"Test\"\n" + text, file: "test.scenario")
}

/// The error with which a play ends, without the line that it shows; `nil` where it does not.
func playError(
  _ text: String,
  _ changes: KeyValuePairs<String, String> = [:],
  limits: ScenarioPlayer.Limits = .init()
) throws -> String? {
  let scenario = try scenario(text)
  let setting = try scenario.setting(changes.map { (choice: $0.key, value: $0.value) })
  var player = ScenarioPlayer(scenario, setting: setting, limits: limits)
  do throws(PlayError) {
    _ = try player.play()
    return nil
  } catch {
    return "\(error.file):\(error.location): error: \(error.problem)"
  }
}

extension Timeline {
  /// All events, one a line; those in no guaranteed order begin with a tilde.
  var log: [String] { events.map(\.line) }

  /// The events of one moment.
  func log(of name: String) -> [String] {
    moment(named: name).map { events(of: $0).map(\.line) } ?? ["no moment \(name)"]
  }

  /// The names of what is alive at a moment, without frames.
  func alive(at name: String) -> [String] {
    guard let moment = moment(named: name) else { return ["no moment \(name)"] }
    return moment.snapshot.objects.filter { $0.kind != .frame }.map(\.handle)
  }

  /// The references from one object at a moment, in the notation.
  func references(of object: String, at name: String) -> [String] {
    moment(named: name)?.snapshot.object(named: object)?.references.map {
      "\($0.label) \($0.strength.arrow) \($0.target.handle)"
    } ?? ["no \(object) at \(name)"]
  }

  /// What the scenario expects and what is not so.
  var objections: [String] { ExpectationCheck(of: self).failures.map(\.message) }
}

extension Event {
  fileprivate var line: String {
    let handle = object?.handle ?? ""
    let text: String =
      switch kind {
      case .action(let title): "\"\(title)\""
      case .callback(let name, let fields):
        "\(handle).\(name)" + fields.map { " \($0.name)=\($0.value)" }.joined()
      case .call(let name): "\(handle).\(name)()"
      case .deinitialised: "\(handle) deinit"
      case .log(let text, let fields):
        (handle.isEmpty ? "" : "\(handle): ") + text
          + fields.map { " \($0.name)=\($0.value)" }.joined()
      case .notice(let text): handle.isEmpty ? text : "\(handle): \(text)"
      case .skipped(let text, _): "skipped \(text)"
      case .warning(let text, let place): "warning \(place) \(text)"
      case .readNil(let label): "\(handle).\(label) reads nil"
      case .wouldCrash(let crash): "crash \(handle) \(crash)"
      }
    return strand == nil ? text : "~ " + text
  }
}
