import RefGraph
import ReminderWorld

/// A line that the model expects, as an experiment would log it.
struct ExpectedLine {
  let line: LogLine
  /// Where it belongs in a group in which no order is guaranteed, or `nil` where the order is.
  let strand: Event.Strand?
  /// The handle of the object whose `deinit` the line is, or `nil` for other lines.
  let released: String?

  /// The line of an event; `nil` for what an experiment does not log, such as the user's actions.
  ///
  /// - Parameter handles: those that the experiment watches. The model has more objects than an
  ///   experiment names, such as views and transitions.
  init?(_ event: Event, handles: Set<String>) {
    switch event.kind {
    case .callback(let name, let fields):
      // A method of the app's that a framework calls by its selector logs what the app writes.
      guard let object = event.object, handles.contains(object.handle),
        FrameworkVerb.callbacks.contains(name)
      else { return nil }
      line = LogLine("\(object.handle).\(name)", fields: fields.map(LogLine.Field.init))
      released = nil
    case .deinitialised:
      guard let object = event.object, handles.contains(object.handle) else { return nil }
      line = LogLine("\(object.handle).deinit")
      released = object.handle
    case .log(let text, let fields):
      line = LogLine(text, fields: fields.map(LogLine.Field.init))
      released = nil
    case .wouldCrash(let crash):
      line = LogLine("would crash: \(crash)")
      released = nil
    case .action, .call, .notice, .skipped, .readNil, .warning:
      return nil
    }
    strand = event.strand
  }
}

extension LogLine.Field {
  fileprivate init(_ field: Event.Field) {
    self.init(name: field.name, value: field.value)
  }
}
