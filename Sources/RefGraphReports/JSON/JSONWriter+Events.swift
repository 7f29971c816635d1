internal import RefGraph

extension JSONWriter {
  /// Writes the members of an event: its word, its object where it has one, and what the word asks
  /// for.
  mutating func members(of event: Event, _ handles: ObjectHandles) {
    member("event", event.kind.word)
    if let object = event.object { member("object", handles.handle(of: object)) }
    switch event.kind {
    case .action(let title): member("title", title)
    case .callback(let name, let fields):
      member("name", name)
      if !fields.isEmpty { self.fields(fields) }
    case .call(let name): member("name", name)
    case .deinitialised: break
    case .log(let text, let fields):
      member("text", text)
      self.fields(fields)
    case .notice(let text): member("text", text)
    case .skipped(let text, let place), .warning(let text, let place):
      member("text", text)
      member("place", place.description)
    case .readNil(let label): member("label", label)
    case .wouldCrash(let crash):
      member("reason", crash.word)
      if let label = crash.label { member("label", label) }
    }
    if let strand = event.strand {
      member("unorderedGroup", strand.group)
      member("strand", strand.number)
    }
  }

  private mutating func fields(_ fields: [Event.Field]) {
    array("fields") { writer in
      for field in fields {
        writer.object { writer in
          writer.member("name", field.name)
          writer.member("value", field.value)
        }
      }
    }
  }
}

extension Event.Kind {
  /// The word that stands for the kind in files.
  fileprivate var word: String {
    switch self {
    case .action: "action"
    case .callback: "callback"
    case .call: "call"
    case .deinitialised: "deinit"
    case .log: "log"
    case .notice: "notice"
    case .skipped: "skipped"
    case .warning: "warning"
    case .readNil: "read-nil"
    case .wouldCrash: "would-crash"
    }
  }
}

extension Event.Crash {
  /// The word that stands for the reason in files.
  fileprivate var word: String {
    switch self {
    case .unownedRead: "unowned-read"
    case .danglingRead: "dangling-read"
    case .escapedFromDeinit: "escaped-from-deinit"
    case .overlappingAccess: "overlapping-access"
    }
  }

  /// The label of the reference that it is about.
  fileprivate var label: String? {
    switch self {
    case .unownedRead(let label), .danglingRead(let label), .overlappingAccess(let label): label
    case .escapedFromDeinit: nil
    }
  }
}
