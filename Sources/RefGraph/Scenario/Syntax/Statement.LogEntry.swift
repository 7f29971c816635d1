extension Statement {
  /// What `expect log` looks for, and the values that it shows, among others.
  public struct LogEntry: Equatable, Sendable {
    /// What the log should have.
    public let subject: Subject
    /// What it should show.
    public let fields: [EventField]

    /// Something that happened, or a line that the app or a framework wrote.
    public enum Subject: Equatable, Sendable {
      /// `list.viewDidLoad`, `page.start`, `detail.deinit`: a callback, a method or the end of the
      /// object that the place without its last field leads to.
      case event(Place)
      /// `"saveReminder"`: a line with this text.
      case line(String)
    }
  }
}

extension Statement.LogEntry: CustomStringConvertible {
  /// The entry as the notation writes it.
  public var description: String {
    switch subject {
    case .event(let place): NotationText.logLine(place.description, fields)
    case .line(let text): NotationText.logLine(NotationText.quoted(text), fields)
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
