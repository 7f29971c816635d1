extension ResolvedExpectation.LogEntry {
  /// Whether the event is what the entry looks for.
  func fits(_ event: Event) -> Bool {
    let isSubject =
      switch subject {
      case .event(let name, let target):
        target.object != nil && event.object?.id == target.object && event.loggedName == name
      case .line(let text): event.loggedText == text
      }
    return isSubject && fields.allSatisfy(event.loggedFields.contains)
  }

  /// What is wrong with an entry that speaks of no object, in one sentence.
  var leadsNowhere: String? {
    guard case .event(_, let target) = subject, target.object == nil else { return nil }
    return "`\(target.text)` leads to no object at this moment"
  }
}

extension ResolvedExpectation.LogEntry: CustomStringConvertible {
  /// The entry as the notation writes it.
  public var description: String {
    switch subject {
    case .event(let name, let target): NotationText.logLine("\(target.text).\(name)", fields)
    case .line(let text): NotationText.logLine(NotationText.quoted(text), fields)
    }
  }
}

extension Event {
  /// The name under which `expect log` finds what happened to the object.
  fileprivate var loggedName: String? {
    switch kind {
    case .callback(let name, _), .call(let name): name
    case .deinitialised: "deinit"
    default: nil
    }
  }

  fileprivate var loggedText: String? {
    switch kind {
    case .log(let text, _), .notice(let text): text
    default: nil
    }
  }

  fileprivate var loggedFields: [Field] {
    switch kind {
    case .callback(_, let fields), .log(_, let fields): fields
    default: []
    }
  }

  /// The event as `expect log` would ask for it; `nil` for what it cannot ask for.
  var logText: String? {
    let subject =
      loggedText.map(NotationText.quoted) ?? loggedName.map { "\(object?.handle ?? "").\($0)" }
    return subject.map { NotationText.logLine($0, loggedFields) }
  }
}
