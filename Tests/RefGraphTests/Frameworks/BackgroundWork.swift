import RefGraph

/// A page that an app holds, and a closure of its own. After the line that hands the closure or the
/// page to a framework, nothing else holds the two.
///
/// - Parameter capture: the arrow by which `handler` captures the page.
func page(_ text: String, capture: String = "->") throws -> Timeline {
  let starts = ["schedule", "start", "observe", "request", "enqueue", "sink", "assign"]
  var lines = text.split(separator: "\n").map(String.init)
  let first = lines.firstIndex { line in starts.contains { line.hasPrefix("\($0) ") } }
  lines.insert("moment started", at: first.map { $0 + 1 } ?? 0)
  return try play(
    """
    type Page
      field timer
      field token
      field request
      field task
      field source
      field item
      field cancellable
      field bag[]
      on update
        event "updates"
      end
    end
    root app: App
    let page: Page
    app.page -> page
    closure handler [self \(capture) page]
      event "handler runs"
      call self.update
    end
    \(lines.joined(separator: "\n"))
    moment end
    """
  )
}

extension Timeline {
  /// What can be seen without knowing how it is done: the lines of the app, and what went beside the
  /// closure.
  var effects: [String] {
    log.filter { line in
      ["runs", "updates", "deinit"].contains { line.hasSuffix($0) }
        && !line.hasSuffix("handler deinit")
    }
  }
}
