internal import RefGraph

/// Events as lines of a log.
struct EventLines {
  let events: ArraySlice<Event>
  private let letters: StrandLetters

  init(_ events: ArraySlice<Event>) {
    self.events = events
    letters = StrandLetters(events)
  }

  func page(indent: Int) -> TextPage {
    var page = TextPage()
    var group: Int?
    for event in events {
      let letter = letters.letter(of: event)
      if let new = event.strand?.group, new != group, letters.isOpen(new) {
        let note = letter == nil ? ":" : ", but lines of one letter in theirs:"
        page.paragraph(StyledText("in no guaranteed order" + note, .faint), indent: indent)
      }
      group = event.strand?.group
      let isGrouped = group.map(letters.isOpen) ?? false
      let mark = StyledText(letter.map { $0 + " " } ?? "", .faint)
      page.paragraph(
        mark + Self.line(of: event),
        indent: isGrouped ? indent + 2 : indent,
        hanging: letter == nil ? 2 : 4
      )
    }
    return page
  }

  /// One event as a line of the log.
  static func line(of event: Event) -> StyledText {
    let handle = event.object?.handle ?? ""
    /// The object, and what is said of it.
    func line(_ rest: String, _ style: TextStyle = .plain) -> StyledText {
      .object(handle, style) + StyledText(rest, style)
    }
    switch event.kind {
    case .action(let title): return StyledText("\"\(title)\"", .heading)
    case .callback(let name, let fields):
      return line(".\(name)" + Self.values(fields))
    case .call(let name):
      return line(event.object?.kind == .closure ? "()" : ".\(name)()")
    case .deinitialised:
      switch event.object?.kind {
      case .instance?: return line(" deinit", .good)
      case .closure?: return StyledText("closure ", .good) + line(" released", .good)
      default: return line(" released", .faint)
      }
    case .log(let text, let fields):
      return line((handle.isEmpty ? "" : ": ") + text + Self.values(fields))
    case .notice(let text):
      return line(handle.isEmpty ? text : ": \(text)", .faint)
    case .skipped(let text, let place):
      return StyledText("\(place): skipped: \(text)", .faint)
    case .warning(let text, let place):
      return StyledText("\(place): warning: ", .caution) + StyledText(text)
    case .readNil(let label): return line(".\(label) reads nil", .caution)
    case .wouldCrash(let crash):
      guard let object = event.object else { return StyledText("real code would stop here", .bad) }
      return StyledText("would crash here: ", .bad) + StyledText(crash.sentence(object))
    }
  }

  private static func values(_ fields: [Event.Field]) -> String {
    fields.map { " \($0)" }.joined()
  }
}
