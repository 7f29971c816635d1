extension ScenarioParser {
  /// Reads what follows `expect log`: entries in their order, those of one `unordered(…)` in any.
  mutating func logSteps() throws(Diagnostic) -> [[Statement.LogEntry]] {
    var steps: [[Statement.LogEntry]] = []
    repeat {
      var group = cursor
      if group.skipWord("unordered"), group.skip("(") {
        cursor = group
        steps.append(try logEntries())
        guard cursor.skip(")") else { throw cursor.expected("\",\" or \")\"") }
        cursor.skipSpace()
      } else {
        steps.append([try logEntry()])
      }
    } while cursor.skip(",")
    guard cursor.isAtEnd() else { throw cursor.expected("\",\" or the end of the line") }
    return steps
  }

  /// Reads entries with commas between them, and the space after the last.
  mutating func logEntries() throws(Diagnostic) -> [Statement.LogEntry] {
    var entries: [Statement.LogEntry] = []
    repeat { entries.append(try logEntry()) } while cursor.skip(",")
    return entries
  }

  private mutating func logEntry() throws(Diagnostic) -> Statement.LogEntry {
    cursor.skipSpace()
    let subject: Statement.LogEntry.Subject
    if cursor.next == UInt8(ascii: "\"") {
      subject = .line(try cursor.string("a text in quotes"))
    } else {
      let place = try cursor.field("a callback, as in page.viewDidLoad, or a text in quotes")
      subject = .event(try used(place))
    }
    let fields = try eventFields(upTo: [",", ")"])
    cursor.skipSpace()
    return .init(subject: subject, fields: fields)
  }
}
