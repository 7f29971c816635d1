@testable import RefGraph

extension Timeline {
  /// What happened on the way to a moment, in the notation of the lab: callbacks and deinits of
  /// objects with these handles, and the app's own lines. Lines in no guaranteed order stand sorted,
  /// each behind a tilde.
  ///
  /// Two verbs write lines as an app would: those are among them.
  ///
  /// The log of an `init`, and of methods that a framework calls by a selector, is the app's own.
  func labLog(at name: String, of handles: Set<String>) -> [String] {
    guard let moment = moment(named: name) else { return ["no moment \(name)"] }
    var lines: [String] = []
    var group: (number: Int, lines: [String])?
    for event in events(of: moment) {
      guard let line = event.labLine(of: handles) else { continue }
      if let number = event.strand?.group {
        if let open = group, open.number != number {
          lines += open.lines.sorted()
          group = nil
        }
        group = (number, (group?.lines ?? []) + ["~ \(line)"])
      } else {
        lines += group?.lines.sorted() ?? []
        group = nil
        lines.append(line)
      }
    }
    return lines + (group?.lines.sorted() ?? [])
  }
}

extension Event {
  fileprivate func labLine(of handles: Set<String>) -> String? {
    let handle = object?.handle ?? ""
    func shown(_ fields: [Field]) -> String {
      fields.map { " \($0.name)=\($0.value.isEmpty ? "\"\"" : $0.value)" }.joined()
    }
    switch kind {
    case .callback(let name, let fields)
    where handles.contains(handle) && FrameworkVerb.callbacks.contains(name):
      return "\(handle).\(name)\(shown(fields))"
    case .deinitialised where handles.contains(handle): return "\(handle).deinit"
    case .log(let text, let fields): return text + shown(fields)
    default: return nil
    }
  }
}

/// A log of the lab, moment by moment, as a text: a line `moment:` and its lines, with two spaces
/// before each.
func labLog(
  of name: String,
  _ changes: KeyValuePairs<String, String>,
  handles: Set<String>
) throws -> String {
  guard let scenario = try ScenarioLibrary.scenario(named: name) else { return "no \(name)" }
  let timeline = try scenario.play(
    scenario.setting(changes.map { (choice: $0.key, value: $0.value) })
  )
  return timeline.moments.map { moment in
    let lines = timeline.labLog(at: moment.name, of: handles)
    return ([moment.name + ":"] + lines.map { "  " + $0 }).joined(separator: "\n")
  }
  .joined(separator: "\n")
}
