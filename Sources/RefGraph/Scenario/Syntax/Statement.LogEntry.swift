extension Statement {
  /// What `expect log` looks for: something that happened, or a line that the app wrote.
  public enum LogEntry: Equatable, Sendable {
    /// `list.viewDidLoad`, `page.start`, `detail.deinit`: a callback, a method or the end of the
    /// object that the place without its last field leads to.
    case event(Place)
    /// `"saveReminder" title="Milk"`: a line with this text that shows these values, among others.
    case line(text: String, fields: [EventField])
  }
}

extension Statement.LogEntry: CustomStringConvertible {
  /// The entry as the notation writes it.
  public var description: String {
    switch self {
    case .event(let place): place.description
    case .line(let text, let fields): NotationText.logLine(text, fields)
    }
  }
}

extension [[Statement.LogEntry]] {
  /// The steps of `expect log` as the notation writes them: those of several entries in a group.
  var logText: String {
    map { step in
      let entries = step.map(\.description).joined(separator: ", ")
      return step.count == 1 ? entries : "unordered(\(entries))"
    }
    .joined(separator: ", ")
  }
}
