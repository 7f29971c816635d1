import RefGraph
import Testing

/// A play of one of the SwiftUI scenarios, whose log reads as the lab writes it down.
struct SwiftUILab {
  let timeline: Timeline

  /// Plays the built-in scenario of this name.
  init(_ name: String, _ setting: KeyValuePairs<String, String>) throws {
    let scenario = try #require(try ScenarioLibrary.scenario(named: name))
    timeline = try scenario.play(
      scenario.setting(setting.map { (choice: $0.key, value: $0.value) })
    )
  }

  /// The names of the moments, in order.
  var moments: [String] { timeline.moments.map(\.name) }

  /// The log on the way to a moment, as far as the lab looks at it: callbacks, releases of these
  /// objects, and lines of the app. A tilde begins what is in no guaranteed order.
  func log(of moment: String, _ handles: Set<String>) -> [String] {
    guard let moment = timeline.moment(named: moment) else { return ["no moment \(moment)"] }
    return timeline.events(of: moment).compactMap { event in
      Self.line(of: event, handles).map { event.unorderedGroup == nil ? $0 : "~ \($0)" }
    }
  }

  private static func line(of event: Event, _ handles: Set<String>) -> String? {
    let handle = event.object?.handle ?? ""
    switch event.kind {
    case .callback(let name, let fields) where handles.contains(handle):
      return "\(handle).\(name)\(text(of: fields))"
    case .deinitialised where handles.contains(handle): return "\(handle).deinit"
    case .log(let text, let fields): return text + Self.text(of: fields)
    default: return nil
    }
  }

  private static func text(of fields: [Event.Field]) -> String {
    fields.map { " \($0.name)=\($0.value.isEmpty ? "\"\"" : $0.value)" }.joined()
  }
}
