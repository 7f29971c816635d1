import Arguments
import RefGraph
import RefGraphReports

/// What a completion script is told about a topic. What cannot be found out quickly and without
/// asking anybody is not told, and there is no error: a person is typing.
struct CompletionAnswer {
  private let topic: CompletionTopic?
  private let begun: ParsedCommand<Verb>?

  /// Larger files are not opened while somebody types.
  private static let fileLimit = 1 << 20
  /// More objects than these nobody chooses from.
  private static let objectLimit = 1_000

  init(about topic: String, _ begun: ParsedCommand<Verb>?) {
    self.topic = CompletionTopic(rawValue: topic)
    self.begun = begun
  }

  /// A line for each text that may come next: the text, or the text, a tab and what it means.
  func text() -> String {
    candidates().lazy
      .filter { $0.text.visible == $0.text }
      .map { $0.meaning.isEmpty ? "\($0.text)\n" : "\($0.text)\t\($0.meaning.visible)\n" }
      .joined()
  }

  private typealias Candidate = (text: String, meaning: String)

  private func candidates() -> [Candidate] {
    switch topic {
    case .scenarios: Self.scenarios()
    case .moments: (timeline()?.moments ?? []).map { ($0.name, "") }
    case .choices:
      (scenario()?.choices ?? []).map { ($0.name, $0.values.joined(separator: " | ")) }
    case .settings:
      (scenario()?.choices ?? []).flatMap { choice in
        choice.values.map {
          ("\(choice.name)=\($0)", $0 == choice.values.first ? "the default" : "")
        }
      }
    case .words: words()
    case .objects: objects()
    case nil: []
    }
  }

  private static func scenarios() -> [Candidate] {
    ScenarioLibrary.names.map { name in
      (name, ((try? ScenarioLibrary.scenario(named: name)) ?? nil)?.title ?? "")
    }
  }

  /// The values that `ChoiceSetting` takes alone.
  private func words() -> [Candidate] {
    let choices = (scenario()?.choices ?? []).filter { $0.fact == nil }
    let all = choices.flatMap(\.values)
    let options = MemgraphTool.tool.longOptionNames()
    return choices.flatMap { choice in
      choice.values
        .filter { value in !options.contains(value) && all.count { $0 == value } == 1 }
        .map { ("--\($0)", "\(choice.name)=\($0)") }
    }
  }

  private func objects() -> [Candidate] {
    guard let snapshot = snapshot() else { return [] }
    return snapshot.objects.prefix(Self.objectLimit).map { object in
      (object.handle, object.handle == object.type ? "" : object.type)
    }
  }

  private func snapshot() -> Snapshot? {
    guard let begun else { return nil }
    if begun.verb == .analyze {
      guard let path = begun.words(of: CommandOptions.file).first, Self.isQuick(path) else {
        return nil
      }
      return try? SnapshotInput(path).snapshot
    }
    return begun.words(of: CommandOptions.moment).first.flatMap { name in
      timeline()?.moment(named: name)?.snapshot
    }
  }

  private func timeline() -> Timeline? {
    guard let scenario = scenario(), let begun else { return nil }
    let setting = try? ChoiceSetting(scenario, begun).setting()
    return try? ScenarioInput(scenario, setting ?? scenario.defaultSetting).play()
  }

  /// The scenario that the line names, or leaves to the default.
  private func scenario() -> Scenario? {
    guard let begun else { return nil }
    let given: String? =
      switch begun.verb {
      case .moments, .timeline: begun.words(of: CommandOptions.scenarioName).first
      case .lesson: begun.words(of: CommandOptions.lesson).first ?? ""
      case .convert: begun.words(of: CommandOptions.source).first ?? ""
      default: nil
      }
    let name = given ?? begun[CommandOptions.scenario]
    guard ScenarioLibrary.names.contains(name) || Self.isQuick(name) else { return nil }
    return try? ScenarioInput.scenario(name)
  }

  private static func isQuick(_ path: String) -> Bool {
    System.size(path: path).map { $0 <= fileLimit } ?? false
  }
}
