import RefGraph

/// A page that an app holds and that starts something; the text goes on inside the set-up.
///
/// - Parameter capture: the arrow by which `handler` captures the page.
func page(_ text: String, capture: String = "->") throws -> Timeline {
  try play(
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
    \(text)
    moment end
    """
  )
}

extension Timeline {
  /// What can be seen without knowing how it is done: the lines of the app, and what went.
  var effects: [String] {
    log.filter { $0.hasSuffix("runs") || $0.hasSuffix("updates") || $0.hasSuffix("deinit") }
  }
}
