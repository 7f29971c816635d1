internal import RefGraph

extension EventLines {
  /// How many lines of one moment are shown unfolded.
  private static let foldingLimit = 40
  /// How many lines are left of more, from the last.
  private static let endLength = 20
  /// How many kinds of events are counted one by one.
  private static let kindLimit = 12

  /// The lines or, where they are many, how often each kind of event comes, and the last lines.
  ///
  /// - Parameter command: what shows all of them.
  func foldedPage(indent: Int, all command: String) -> TextPage {
    guard events.count > Self.foldingLimit else { return page(indent: indent) }
    var page = TextPage()
    page.paragraph(
      StyledText("\(events.count) lines: ") + StyledText(tally(), .faint),
      indent: indent,
      hanging: 2
    )
    page.paragraph(StyledText("to see them all:", .faint), indent: indent)
    page.paragraph(StyledText(command, .name), indent: indent + 2, hanging: 2)
    page.paragraph(StyledText("the last \(Self.endLength):", .faint), indent: indent)
    page.append(EventLines(events.suffix(Self.endLength)).page(indent: indent))
    return page
  }

  /// `Cell.init ×10, Cell.prepareForReuse ×82`: the kinds in the order in which they first come.
  private func tally() -> String {
    var kinds: [String] = []
    var counts: [String: Int] = [:]
    for event in events {
      let kind = Self.kind(of: event)
      if counts[kind] == nil { kinds.append(kind) }
      counts[kind, default: 0] += 1
    }
    let shown = kinds.prefix(Self.kindLimit).map { "\($0) ×\(counts[$0] ?? 0)" }
    let rest = kinds.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) other kinds" : "")
  }

  /// What an event has in common with those of other objects of its type.
  private static func kind(of event: Event) -> String {
    let type = event.object?.type ?? ""
    return switch event.kind {
    case .action: "actions"
    case .callback(let name, _): "\(type).\(name)"
    case .call(let name):
      event.object?.kind == .closure ? "closure calls" : "\(type).\(name)()"
    case .deinitialised: "\(type) deinit"
    case .log(let text, _): "\"\(text)\""
    case .notice: "notices"
    case .skipped: "skipped lines"
    case .warning: "warnings"
    case .readNil: "weak references that read nil"
    case .wouldCrash: "crashes"
    }
  }
}
