extension ResolvedExpectation.LogEntry {
  /// Whether the event is what the entry looks for.
  func fits(_ event: Event) -> Bool {
    switch self {
    case .event(let name, let target):
      guard let object = target.object, event.object?.id == object else { return false }
      return event.loggedName == name
    case .line(let text, let fields):
      guard case .log(text, let shown) = event.kind else { return false }
      return fields.allSatisfy(shown.contains)
    }
  }

  /// What is wrong with an entry that speaks of no object, in one sentence.
  var leadsNowhere: String? {
    guard case .event(_, let target) = self, target.object == nil else { return nil }
    return "`\(target.text)` leads to no object at this moment"
  }
}

extension ResolvedExpectation.LogEntry: CustomStringConvertible {
  /// The entry as the notation writes it.
  public var description: String {
    switch self {
    case .event(let name, let target): "\(target.text).\(name)"
    case .line(let text, let fields): NotationText.logLine(text, fields)
    }
  }
}

extension Event {
  /// The name under which `expect log` finds what happened to the object.
  fileprivate var loggedName: String? {
    switch kind {
    case .callback(let name), .call(let name): name
    case .deinitialised: "deinit"
    default: nil
    }
  }

  /// The event as `expect log` would ask for it; `nil` for what it cannot ask for.
  var logText: String? {
    if case .log(let text, let fields) = kind { return NotationText.logLine(text, fields) }
    return loggedName.map { "\(object?.handle ?? "").\($0)" }
  }
}
