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
    let entry: Statement.LogEntry
    if cursor.next == UInt8(ascii: "\"") {
      let text = try cursor.string("a text in quotes")
      entry = .line(text: text, fields: try eventFields(upTo: [",", ")"]))
    } else {
      entry = .event(
        try used(try cursor.field("a callback, as in page.viewDidLoad, or a text in quotes"))
      )
    }
    cursor.skipSpace()
    return entry
  }
}
